/** The inks of the posters of Wonders: which of the six palettes each has. */
export const PALETTE: Record<string, string> = {
  appian_way: 'olive',
  circus_maximus: 'noon',
  colossus: 'sea',
  great_library: 'olive',
  great_lighthouse: 'night',
  hanging_gardens: 'noon',
  mausoleum: 'dawn',
  piraeus: 'sea',
  pyramids: 'dusk',
  sphinx: 'noon',
  statue_of_zeus: 'night',
  temple_of_artemis: 'dawn',
};
