/** Drawings of the buttons that are not among the icons of every page; they fill the same box. */

export const first = 'M88 80h56v352H88zm336-8v368L168 256z';
export const last = 'M424 80h-56v352h56zM88 72v368l256-184z';
export const back = 'M372 48h-80L102 256l190 208h80L182 256z';
export const save = 'M216 48h80v196h84L256 372 132 244h84zM72 336h64v64h240v-64h64v128H72z';
export const open = 'M216 372h80V176h84L256 48 132 176h84zM72 336h64v64h240v-64h64v128H72z';
