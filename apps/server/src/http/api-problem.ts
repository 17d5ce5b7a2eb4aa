import { ERROR_STATUS, type ErrorCode } from '@vitrine/contract';

/** One invalid field of a request, by its path: `query.page`. */
export interface FieldError {
  path: string;
  message: string;
}

interface Details {
  /** The exact reason, for programs: `out-of-stock`. */
  reason?: string;
  fields?: readonly FieldError[];
  cause?: unknown;
  /** Response headers such as Allow or Retry-After. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * The error that a handler throws to answer anything but success. Without a message, the response has
 * the default message of the code, in the language of the request.
 *
 * @example
 * throw new ApiProblem('not-found');
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ErrorCode;
  readonly hasOwnMessage: boolean;
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
    this.hasOwnMessage = message !== undefined;
    this.reason = reason;
    this.fields = fields;
    this.headers = headers;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What a query throws that finds no row: `executeTakeFirstOrThrow(notFound)`. */
export const notFound = (): ApiProblem => new ApiProblem('not-found');
