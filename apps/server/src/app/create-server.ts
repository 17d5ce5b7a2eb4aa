import { parseLanguage } from '@vitrine/kit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { answerFailure, errorBodyOf } from '../http/failures.ts';
import { requestIdOf } from '../http/request-id.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type LogStream, logOptions, logRequest } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Settings } from '../settings.ts';

/** A request that is still arriving after this long is not meant to. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_PARAM_LENGTH = 256;

/** What arrives broken before there is a request is answered in the same words. */
const BROKEN = JSON.stringify(
  errorBodyOf(new ApiError('bad-input'), parseLanguage(undefined), '-'),
);

const bytes = Buffer.byteLength(BROKEN);
const BROKEN_ANSWER = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n${BROKEN}`;

/** JSON as Fastify reads it, but a call that has no body may say so by sending none. */
function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}

/** The bare HTTP server: limits, ids, headers, errors and measures, but no routes yet. */
export function createServer(
  settings: Settings,
  metrics: Metrics,
  logStream?: LogStream,
): FastifyInstance {
  const everyAnswer = Object.entries(securityHeaders(settings));
  const dress = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('request-id', request.id);
    for (const [name, value] of everyAnswer) reply.header(name, value);
  };
  const app = Fastify({
    ...logOptions(settings.logLevel, logStream),
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: (request) => requestIdOf(request.headers),
    frameworkErrors: (error, request, reply) => {
      // What breaks before there is a route passes no hook.
      dress(request, reply);
      answerFailure(error, request, reply);
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(BROKEN_ANSWER);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    dress(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest(request, reply);
    logRequest(request, reply);
    done();
  });
  readJson(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new ApiError('not-found'), request, reply),
  );
  return app;
}
