/** Whether the server answers: known by what was asked of it last, and by what the device says of its network. */
class Reachable {
  /** The last question got no answer at all. */
  isLost = $state(false);
  isOffline = $state(typeof navigator !== 'undefined' && !navigator.onLine);
}

export const reachable = new Reachable();
