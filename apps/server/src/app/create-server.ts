import { parseLanguage } from '@vitrine/kit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/api-problem.ts';
import { defineProblems } from '../http/problems.ts';
import { recordConnections } from '../http/quiet.ts';
import { resolveRequestId } from '../http/request-id.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { sendProblem, toErrorBody } from '../http/send-problem.ts';
import { isJsonTooDeep } from '../json/parse-json.ts';
import { createLogOptions, type LogStream, logRequest } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Settings } from '../settings.ts';

/** Aborts requests that arrive too slowly. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_PARAM_LENGTH = 256;

/** The response to bytes that are not a valid HTTP request. */
const BAD_REQUEST_BODY = JSON.stringify(
  toErrorBody(new ApiProblem('bad-input'), parseLanguage(undefined), '-'),
);

const bytes = Buffer.byteLength(BAD_REQUEST_BODY);
const BAD_REQUEST = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n${BAD_REQUEST_BODY}`;

const problem = defineProblems({
  'json-too-deep': {
    code: 'bad-input',
    zh: '请求内容嵌套过深',
    en: 'The request is nested too deep',
  },
});

/** Parses JSON like Fastify, but accepts an empty body for calls without one, and looks at its depth first. */
function registerJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else if (isJsonTooDeep(body))
        done(problem('json-too-deep', parseLanguage(request.headers['accept-language'])));
      else parse(request, body, done);
    },
  );
}

/** Creates the HTTP server with limits, request ids, headers, error handling and metrics, but no routes. */
export function createServer(
  settings: Settings,
  metrics: Metrics,
  logStream?: LogStream,
): FastifyInstance {
  const securityHeaders = Object.entries(createSecurityHeaders(settings));
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('request-id', request.id);
    for (const [name, value] of securityHeaders) reply.header(name, value);
  };
  const app = Fastify({
    ...createLogOptions(settings.logLevel, logStream),
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Requests that arrived before the server closed are answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: (request) => resolveRequestId(request.headers),
    frameworkErrors: (error, request, reply) => {
      // An error before routing runs no hook.
      setHeaders(request, reply);
      sendProblem(error, request, reply);
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(BAD_REQUEST);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest(request, reply);
    logRequest(request, reply);
    done();
  });
  recordConnections(app);
  registerJsonParser(app);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new ApiProblem('not-found'), request, reply),
  );
  return app;
}
