/** Why a call of a service failed. Contains no secret and quotes no answer. */
export type ServiceProblem =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'timeout'; readonly seconds: number }
  /** `code` is that of Node, such as `ECONNREFUSED`; null: the connection was lost without one. */
  | { readonly kind: 'unreachable'; readonly code: string | null }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  | { readonly kind: 'no-message' };

/** The problem in English, for logs and notes of jobs. */
function toMessage(problem: ServiceProblem): string {
  switch (problem.kind) {
    case 'status':
      return `HTTP ${problem.status}`;
    case 'timeout':
      return `no answer within ${problem.seconds} s`;
    case 'unreachable':
      return `unreachable (${problem.code ?? 'connection lost'})`;
    case 'too-large':
      return `answer larger than ${problem.maxBytes} bytes`;
    case 'no-message':
      return 'answer without a message';
  }
}

/** A service that is unreachable or answers wrongly. */
export class ServiceFailure extends Error {
  constructor(readonly problem: ServiceProblem) {
    super(toMessage(problem));
  }
}
