/** How long the server keeps what it deletes by itself, in days. The jobs and the privacy page read the same numbers. */
export const RETENTION_DAYS = {
  /** Finished mails, without their content. */
  mails: 30,
  /** Notifications, without content: that of an event a device gets one. */
  pushes: 10,
  /** Newsletter requests that nobody confirmed. */
  newsletterRequests: 30,
  /** A parent's link that nobody has used. */
  parentalLinks: 14,
  /** A buyer's token: some payments take that long to be confirmed. */
  checkoutToken: 14,
  /** An unfinished purchase after that, for questions. */
  checkouts: 90,
  /** A declared withdrawal: claims lapse three years after the end of its year. */
  withdrawals: 4 * 365,
  /** Changes for devices that were away; one that was away longer refetches everything, which takes a second. */
  changes: 30,
  /** Files of former releases: how long an open tab may outlive a deployment and still find its chunks. */
  formerAssets: 7,
  /** The operator's changes to accounts and payments, with their reasons: three years. */
  operatorActions: 1095,
} as const;

/** Months that counted page views are kept. */
export const EVENT_MONTHS = 2;
