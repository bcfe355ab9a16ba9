/** Whether and how the values can be unlocked. */
export interface Unlocking {
  /** Signed in, and locked all the same: the access has ended, an address unlocks nothing. */
  readonly isEnded: boolean;
  /** Signals that the values have been unlocked. */
  readonly onUnlocked: () => void;
}
