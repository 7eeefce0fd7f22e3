/** Events that are seen on the board and need no words in the banner. */
export const QUIET = ['laid', 'gained', 'turned_up', 'order', 'monument_shown'];
