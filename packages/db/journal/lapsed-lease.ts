/** Another worker has taken the store over: this one must write nothing more. Its unanswered requests go to the new leader. */
export class LapsedLease extends Error {
  override readonly name = 'LapsedLease';
  constructor() {
    super('another tab has taken the store over');
  }
}
