import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Settings } from '../settings.ts';

/** Successful requests that take longer than this are logged too. */
const SLOW_REQUEST_MS = 1_000;

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code: string | undefined;
  cause?: LoggedError;
};

/** PostgreSQL ends some messages with the rejected value, which may be personal data. */
const redactValue = (message: string) => message.replace(/: ".*"$/s, ': "…"');

/** The job queue reports its errors as plain objects. */
const isErrorLike = (error: unknown): error is Partial<Error> & Pick<Error, 'message'> =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string';

/**
 * Serialises an error for the log without its details, because the details of database errors contain
 * whole rows.
 */
export function serializeError(error: unknown): LoggedError {
  if (!isErrorLike(error))
    return { type: typeof error, message: 'not an error', stack: '', code: undefined };
  const message = redactValue(error.message);
  return {
    type: error.name ?? 'Error',
    message,
    stack: error.stack?.replace(error.message, message) ?? '',
    code: 'code' in error ? String(error.code) : undefined,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

export interface LogStream {
  write(line: string): void;
}

/** JSON lines on standard error; standard output is for the messages to the operator. */
export function createLogOptions(level: Settings['logLevel'], stream: LogStream = process.stderr) {
  return {
    logger: { level, stream, serializers: { err: serializeError } },
    // Fastify's own lines contain the whole URL, and a child logger for each request costs as much as
    // a small response. One line by logRequest replaces both.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  };
}

/** Logs a request by the pattern of its route, never with its URL, body or headers. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const status = reply.statusCode;
  const isRoutine = status < 400 && ms < SLOW_REQUEST_MS;
  if (isRoutine && request.log.level !== 'debug') return;
  const route = request.routeOptions.url ?? 'unknown';
  const line = { requestId: request.id, method: request.method, route, status, ms };
  if (status >= 500) request.log.error(line, 'request completed');
  else if (isRoutine) request.log.debug(line, 'request completed');
  else request.log.info(line, 'request completed');
}
