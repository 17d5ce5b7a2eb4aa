import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@vitrine/contract';
import { type Language, parseLanguage } from '@vitrine/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

const BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(ERROR_STATUS).map(([code, status]) => [status, code as ErrorCode]),
);

/** Fastify tells its own refusals by status; what has none is a fault of ours. */
function codeOf(error: Partial<FastifyError>): ErrorCode {
  const status = error.statusCode ?? 500;
  return BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? 'bad-input' : 'internal');
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError(codeOf((error ?? {}) as Partial<FastifyError>), undefined, { cause: error });

/** The one error body of the interface. */
export function errorBodyOf(error: ApiError, language: Language, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      ...(error.reason ? { reason: error.reason } : {}),
      message: error.own ? error.message : ERROR_MESSAGES[language][error.code],
      ...(error.fields ? { fields: [...error.fields] } : {}),
      requestId,
    },
  };
}

/** Answers a failure, and logs those that are ours. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asApiError(error);
  if (failure.status >= 500)
    request.log.error({ requestId: request.id, err: failure.cause ?? failure }, 'request failed');
  const language = parseLanguage(request.headers['accept-language']);
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(failure, language, request.id)));
}
