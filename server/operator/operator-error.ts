/** A request of the operator that cannot be carried out; its message is printed as it is. */
export class OperatorError extends Error {
  /**
   * @param exitCode 1: what was asked for is not there or not possible; 2: the line itself is wrong
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
