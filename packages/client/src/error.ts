import type { ErrorBody, ErrorCode } from '@vitrine/contract';
import type { ApiResponse } from './transport.ts';

/** What went wrong before any answer came, beside the codes of the contract. */
export type ClientErrorCode = ErrorCode | 'cancelled' | 'timeout' | 'network' | 'unknown';

/**
 * The one error a call raises.
 * @example
 * if (errorCode(error) === 'not-found') showMissing();
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly statusText: string;
  readonly code: ClientErrorCode;
  readonly response: ApiResponse | undefined;

  constructor(
    code: ClientErrorCode,
    response?: ApiResponse,
    statusText: string = response?.statusText ?? code,
    cause?: unknown,
  ) {
    super(statusText, { cause });
    this.code = code;
    this.response = response;
    this.status = response?.status ?? 0;
    this.statusText = statusText;
  }
}

/**
 * Why a call failed; undefined for any other error. Asks the name, since a server and the pages it
 * renders are built apart, and each has a class of its own.
 */
export const errorCode = (error: unknown): ClientErrorCode | undefined =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError).code : undefined;

const toldBy = (error: unknown): Partial<ErrorBody['error']> =>
  ((error as Partial<ApiError> | undefined)?.response?.data as Partial<ErrorBody> | undefined)
    ?.error ?? {};

/** What exactly was refused, as the server names it for programs: `out-of-stock`. */
export const errorReason = (error: unknown): string | undefined => toldBy(error).reason;

/** What to tell the shopper, in the language they speak; undefined when no answer came. */
export const errorMessage = (error: unknown): string | undefined => toldBy(error).message;

/** The fields of a form that were refused, by their path in the body, with what to tell. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (toldBy(error).fields ?? []).map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  );

/** True when nobody waits for the answer any more, so that there is nothing to tell a shopper. */
export const isCancelled = (error: unknown): boolean => errorCode(error) === 'cancelled';

/** True when there is no such thing, or what was asked for could never be one. */
export const isMissing = (error: unknown): boolean =>
  ['not-found', 'bad-input'].includes(errorCode(error) ?? '');

/** An answer outside the successes, as the error it is raised as. */
export function errorOf(response: ApiResponse): ApiError {
  const body = response.data as { error?: { code?: ErrorCode; message?: string } } | undefined;
  const code = body?.error?.code ?? 'unknown';
  return new ApiError(code, response, response.statusText || body?.error?.message);
}
