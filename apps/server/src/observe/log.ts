import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Settings } from '../settings.ts';

/** Slower than this is worth a line, even if it went well. */
const SLOW_MS = 1_000;

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code: string | undefined;
  cause?: LoggedError;
};

/** PostgreSQL ends some messages with the value it refused, which may be a shopper's. */
const withoutValue = (message: string) => message.replace(/: ".*"$/s, ': "…"');

/**
 * Of an error only what says where it happened. Database errors carry whole rows in their details,
 * and a log must not.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'not an error', stack: '', code: undefined };
  const message = withoutValue(error.message);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, message) ?? '',
    code: 'code' in error ? String(error.code) : undefined,
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

export interface LogStream {
  write(line: string): void;
}

/** Lines of JSON on standard error: standard output belongs to what the shop says to its keeper. */
export function logOptions(level: Settings['logLevel'], stream: LogStream = process.stderr) {
  return {
    logger: { level, stream, serializers: { err: loggedError } },
    // Fastify's own lines hold the whole URL, and a child logger for each request costs as much as
    // a small answer. One line by logRequest replaces both.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  };
}

/** The line of a request: the pattern of its route, never its address, body or headers. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const status = reply.statusCode;
  const isPlain = status < 400 && ms < SLOW_MS;
  if (isPlain && request.log.level !== 'debug') return;
  const route = request.routeOptions.url ?? 'unknown';
  const line = { requestId: request.id, method: request.method, route, status, ms };
  if (status >= 500) request.log.error(line, 'answered');
  else if (isPlain) request.log.debug(line, 'answered');
  else request.log.info(line, 'answered');
}
