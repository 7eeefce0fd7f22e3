/** The legend of icons: one press away wherever one is, and it opens at the game one looks at. */
class Legend {
  /** The game one looks at, or has looked at last; "" before there was any. */
  game = $state('');
  isOpen = $state(false);

  open(game = ''): void {
    if (game !== '') this.game = game;
    this.isOpen = true;
  }
}

export const legend = new Legend();
