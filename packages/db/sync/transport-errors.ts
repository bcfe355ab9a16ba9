/** The server cannot be reached, or is temporarily unable to answer: retry later. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable';
}

/** The server, or a proxy in front of it, was reached and cannot answer now. */
export class Unready extends Unreachable {
  override readonly name = 'Unready';
}

/** The session has ended: the user must sign in again. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** The server refuses the request (4xx). */
export class Rejected extends Error {
  override readonly name = 'Rejected';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
