import { ERROR_STATUS, type ErrorCode } from '@vitrine/contract';

/** One refused part of a request, by its path: `query.page`. */
export interface FieldError {
  path: string;
  message: string;
}

interface Details {
  /** What exactly was refused, for programs: `out-of-stock`. */
  reason?: string;
  fields?: readonly FieldError[];
  cause?: unknown;
  /** For answers that need one: Allow, Retry-After. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * The one error a handler throws to answer anything but success. Without a message, the caller reads
 * the usual one of its code, in its own language.
 *
 * @example
 * throw new ApiError('not-found');
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly own: boolean;
  readonly reason: string | undefined;
  readonly fields: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message?: string,
    { reason, fields, cause, headers = {} }: Details = {},
  ) {
    super(message ?? code, { cause });
    this.code = code;
    this.own = message !== undefined;
    this.reason = reason;
    this.fields = fields;
    this.headers = headers;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
