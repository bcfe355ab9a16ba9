import type { ErrorBody, ErrorCode } from '@anwurf/contract/errors';

const statusOf = {
  bad_request: 400,
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  payload_too_large: 413,
  too_many_requests: 429,
  payment_required: 402,
  token_invalid: 400,
  code_invalid: 400,
  second_factor_required: 401,
  already_registered: 409,
  password_too_common: 400,
  storage_full: 409,
  export_damaged: 400,
  export_newer: 400,
  export_foreign: 409,
  last_coach: 409,
  account_deleted: 410,
  upstream_unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** A failure for the client, in the one error format. Throw it anywhere below a route. */
export class ApiError extends Error {
  readonly status: (typeof statusOf)[ErrorCode];
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param message English, for logs and developers: the interface words the code
   * @param fields input path → its error, German, shown at the field
   * @param headers further headers of the answer, such as `retry-after`
   */
  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.fields = extra.fields;
    this.headers = extra.headers ?? {};
  }

  /** The answer's body. */
  toBody(): ErrorBody {
    const { code, message, fields } = this;
    return { error: fields === undefined ? { code, message } : { code, message, fields: { ...fields } } };
  }
}
