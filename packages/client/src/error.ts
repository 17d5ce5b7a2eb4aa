import type { ErrorCode } from '@vitrine/contract';
import type { ApiResponse } from './transport.ts';

/** What went wrong before any answer came, beside the codes of the contract. */
export type ClientErrorCode = ErrorCode | 'cancelled' | 'timeout' | 'network' | 'unknown';

/**
 * The one error a call raises.
 * @example
 * if (error instanceof ApiError && error.code === 'not-found') showMissing();
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

/** True when nobody waits for the answer any more, so that there is nothing to tell a shopper. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'cancelled';

/** An answer outside the successes, as the error it is raised as. */
export function errorOf(response: ApiResponse): ApiError {
  const body = response.data as { error?: { code?: ErrorCode; message?: string } } | undefined;
  const code = body?.error?.code ?? 'unknown';
  return new ApiError(code, response, response.statusText || body?.error?.message);
}
