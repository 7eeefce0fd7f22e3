/** Every drawing is one path on this box; fill it with currentColor. Authors: docs/icons.md. */

import * as common from './common.ts';

export const VIEW_BOX = '0 0 512 512';

export type IconName = keyof typeof common;

/** The icons of every page, by name. */
export const icons: Readonly<Record<IconName, string>> = common;
