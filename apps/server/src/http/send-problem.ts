import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@vitrine/contract';
import { type Language, parseLanguage } from '@vitrine/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { classifyDatabaseError } from '../database/unavailable.ts';
import { isMissingReference } from '../database/violated-constraint.ts';
import { isDiskFull } from '../disk-space.ts';
import { serializeError } from '../observability/log.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { StorageUnavailableError } from '../providers/storage/port.ts';
import { ApiProblem } from './api-problem.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

const BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(ERROR_STATUS).map(([code, status]) => [status, code as ErrorCode]),
);

/** Maps an error of Fastify by its status; an error without a status is an internal one. */
function codeOf(error: Partial<FastifyError>): ErrorCode {
  const status = error.statusCode ?? 500;
  return BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? 'bad-input' : 'internal');
}

/** When a client may repeat a request, by what could not serve it. */
const RETRY_AFTER_SECONDS = {
  'database-busy': '1',
  'database-unavailable': '2',
  'provider-unavailable': '10',
  'storage-unavailable': '5',
  'storage-full': '60',
} as const;
const DEFAULT_RETRY_AFTER = '10';

/** Names the outage that caused an error, if it passes by itself. */
function findOutage(error: unknown): keyof typeof RETRY_AFTER_SECONDS | undefined {
  if (isDiskFull(error)) return 'storage-full';
  if (error instanceof StorageUnavailableError) return 'storage-unavailable';
  if (error instanceof ProviderError && (error.fault === 'unreachable' || error.fault === 'busy'))
    return 'provider-unavailable';
  const reason = classifyDatabaseError(error);
  return reason && `database-${reason}`;
}

/** Converts any error to the problem that is answered. Errors that pass by themselves are retriable. */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const reason = findOutage(error);
  if (reason)
    return new ApiProblem('unavailable', undefined, {
      reason,
      cause: error,
      headers: { 'retry-after': RETRY_AFTER_SECONDS[reason] },
    });
  // A row was deleted after the request had read it. A repeated request finds it missing.
  if (isMissingReference(error))
    return new ApiProblem('conflict', undefined, { reason: 'reference-gone', cause: error });
  return new ApiProblem(codeOf((error ?? {}) as Partial<FastifyError>), undefined, {
    cause: error,
  });
}

/** The error body of the API. */
export function toErrorBody(error: ApiProblem, language: Language, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      ...(error.reason ? { reason: error.reason } : {}),
      message: error.hasOwnMessage ? error.message : ERROR_MESSAGES[language][error.code],
      ...(error.fields ? { fields: [...error.fields] } : {}),
      requestId,
    },
  };
}

/** Logs a server error. An outage causes many of the same, so these are logged without their stack. */
function logProblem(problem: ApiProblem, request: FastifyRequest) {
  const requestId = request.id;
  const { stack, ...cause } = serializeError(problem.cause ?? problem);
  if (problem.headers['retry-after'])
    request.log.warn({ requestId, reason: problem.reason, cause }, 'request refused');
  else request.log.error({ requestId, err: problem.cause ?? problem }, 'request failed');
}

/** Sends an error response, and logs server errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toApiProblem(error);
  if (problem.status >= 500) logProblem(problem, request);
  else if (isMissingReference(problem.cause))
    request.log.warn({ requestId: request.id, err: problem.cause }, 'request named a deleted row');
  const language = parseLanguage(request.headers['accept-language']);
  return reply
    .code(problem.status)
    .headers({
      ...(problem.code === 'unavailable' ? { 'retry-after': DEFAULT_RETRY_AFTER } : {}),
      ...problem.headers,
      'cache-control': 'no-store',
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrorBody(problem, language, request.id)));
}
