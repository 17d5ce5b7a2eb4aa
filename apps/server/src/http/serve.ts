import type { Call, Handlers, Parts } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_ENCODING, packingFor } from './accepts.ts';
import { type Answers, formOf, type KeptAnswer, keepAnswer } from './answers.ts';
import { contextOf, type SessionOptions } from './call-context.ts';
import { type CallContexts, type Caller, callerKey, readCaller, VARY } from './context.ts';
import { isHeld } from './etag.ts';
import { pack, WORTH_PACKING_BYTES } from './pack.ts';
import { readParts } from './read-parts.ts';
import { readUpload } from './uploads.ts';

export interface ServeOptions {
  sessions: SessionOptions;
  answers: Answers;
  /** Holds every answer against its schema; a wrong one is a failure of ours. */
  checksAnswers: boolean;
  now?: () => number;
}

type Handler = (parts: Parts<Call>, context: object) => unknown;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Express and Fastify write `:id` where the specification writes `{id}`. */
const routeOf = (path: string) => path.replaceAll(/\{([^}]+)\}/g, ':$1');

function check(name: string, call: Call, value: unknown) {
  const checked = call.response.safeParse(value);
  if (!checked.success)
    throw new Error(`${name} answers against the contract: ${checked.error.message}`);
}

/** Sends bytes in the form the caller unpacks. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, form: Buffer) {
  const packing = packingFor(request.headers['accept-encoding']);
  const encoding = CONTENT_ENCODING[packing];
  reply.type(JSON_TYPE).header('vary', VARY);
  if (!encoding || form.length < WORTH_PACKING_BYTES) return reply.send(form);
  return reply.header('content-encoding', encoding).send(await pack(form, packing));
}

interface Picture {
  type: string;
  bytes: Uint8Array;
}

const sendPicture = (reply: FastifyReply, { type, bytes }: Picture) =>
  reply.type(type).header('vary', 'cookie').send(Buffer.from(bytes));

function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  const { headers } = request;
  reply.header('etag', answer.etag).header('cache-control', answer.cacheControl);
  reply.header('vary', VARY);
  if (isHeld(headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const packing = packingFor(headers['accept-encoding']);
  const form = formOf(answer, packing);
  reply.header('content-type', JSON_TYPE);
  if (form !== answer.plain) reply.header('content-encoding', CONTENT_ENCODING[packing]);
  if (form instanceof Promise) return form.then((bytes) => reply.send(bytes));
  return reply.send(form);
}

/** A caller may ask for an answer that is not kept; only some calls know the word. */
const wantsFresh = (parts: Parts<Call>) =>
  (parts.query as Record<string, unknown>)['enable-cache'] === false;

/** The handler of one call as Fastify wants it. */
function answering(name: string, call: Call, handler: Handler, options: ServeOptions) {
  const { answers, checksAnswers, now = Date.now } = options;

  async function compute(parts: Parts<Call>, context: object) {
    const value = await handler(parts, context);
    if (checksAnswers) check(name, call, value);
    return value;
  }

  async function afresh(request: FastifyRequest, reply: FastifyReply, caller: Caller) {
    // Who may not call learns nothing of what would be a good call.
    const context = await contextOf(call, caller, request, reply, options.sessions);
    const parts = readParts(call, request, caller.language);
    const seconds = wantsFresh(parts) ? undefined : call.cacheSeconds;
    if (seconds === undefined) {
      const body = call.upload ? await readUpload(request, call.upload) : parts.body;
      const value = await compute({ ...parts, body } as Parts<Call>, context);
      reply.header('cache-control', 'no-store');
      if (call.binary) return sendPicture(reply, value as Picture);
      return sendPacked(request, reply, Buffer.from(JSON.stringify(value)));
    }
    const known = callerKey(caller);
    const key = `${known}${name} ${JSON.stringify(parts)}`;
    const kept = await answers.get(key, known + request.raw.url, async () =>
      keepAnswer(await compute(parts, context), seconds, now()),
    );
    return sendKept(request, reply, kept);
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const caller = readCaller(request.headers);
    const kept = call.cacheSeconds && answers.at(callerKey(caller) + request.raw.url);
    return kept ? sendKept(request, reply, kept) : afresh(request, reply, caller);
  };
}

/** Serves every call of a set. A handler that is missing, or answers another shape, does not compile. */
export function serve<Set extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Set,
  handlers: Handlers<Set, CallContexts>,
  options: ServeOptions,
): void {
  for (const [name, call] of Object.entries<Call>(calls))
    app.route({
      method: call.method,
      url: routeOf(call.path),
      handler: answering(name, call, handlers[name] as Handler, options),
    });
}
