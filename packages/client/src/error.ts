import type { ErrorBody, ErrorCode } from '@vitrine/contract';
import type { ApiResponse } from './transport.ts';

/** The codes of the contract, and the codes of calls that got no response. */
export type ClientErrorCode = ErrorCode | 'cancelled' | 'timeout' | 'network' | 'unknown';

interface ApiErrorFields {
  name: 'ApiError';
  /** 0 when there was no response. */
  status: number;
  statusText: string;
  code: ClientErrorCode;
  response: ApiResponse | undefined;
}

/** Types the fields without class fields, for which the oldest browsers would load a helper of 0.2 KB. */
const TypedError = Error as unknown as new (
  message: string,
  options: ErrorOptions,
) => Error & ApiErrorFields;

/**
 * The error that a failed call throws.
 * @example
 * if (errorCode(error) === 'not-found') showMissing();
 */
export class ApiError extends TypedError {
  constructor(
    code: ClientErrorCode,
    response?: ApiResponse,
    statusText: string = response?.statusText ?? code,
    cause?: unknown,
  ) {
    super(statusText, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.response = response;
    this.status = response?.status ?? 0;
    this.statusText = statusText;
  }
}

/**
 * The code of a failed call; undefined for any other error. Compares the name and not the class, because the
 * server and the rendered pages are separate builds, each with its own class.
 */
export const errorCode = (error: unknown): ClientErrorCode | undefined =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError).code : undefined;

const readErrorDetails = (error: unknown): Partial<ErrorBody['error']> =>
  ((error as Partial<ApiError> | undefined)?.response?.data as Partial<ErrorBody> | undefined)
    ?.error ?? {};

/** The server's machine-readable reason, such as `out-of-stock`. */
export const errorReason = (error: unknown): string | undefined => readErrorDetails(error).reason;

/** The message for the shopper in their language; undefined when there was no response. */
export const errorMessage = (error: unknown): string | undefined => readErrorDetails(error).message;

/** The message of each invalid form field, by its path in the body. */
export const readFieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (readErrorDetails(error).fields ?? []).map(({ path, message }) => [
      path.replace(/^body\./, ''),
      message,
    ]),
  );

/** Whether the call was cancelled, so that the shopper needs no message. */
export const isCancelled = (error: unknown): boolean => errorCode(error) === 'cancelled';

/** Whether the requested resource does not exist, or its id is malformed. */
export const isMissing = (error: unknown): boolean =>
  ['not-found', 'bad-input'].includes(errorCode(error) ?? '');

/** Converts a response with an error status to an error. */
export function toApiError(response: ApiResponse): ApiError {
  const body = response.data as { error?: { code?: ErrorCode; message?: string } } | undefined;
  const code = body?.error?.code ?? 'unknown';
  return new ApiError(code, response, response.statusText || body?.error?.message);
}
