import { z } from 'zod';
import { KB, maxBodyBytesOf } from './body-size.ts';
import type { Call, CallScope } from './call.ts';
import { calls } from './calls.ts';
import { ERROR_STATUS, errorBody } from './entities/errors.ts';

type JsonSchema = Record<string, unknown>;

/** Errors that every call can return. */
const ANY_CALL = ['bad-input', 'too-many-requests', 'internal'] as const;

/** Errors of every call of operators: without a log-in, or without the rights that the call needs. */
const OPERATOR_CALL = ['unauthorised', 'forbidden'] as const;

const SCHEMA_REF = '#/components/schemas/';

/** Converts a schema, and adds every schema with an id to the shared ones. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', shared: JsonSchema): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema & { $defs?: JsonSchema };
  const rewritten = JSON.parse(
    JSON.stringify({ json, defs: $defs ?? {} }).replaceAll('#/$defs/', SCHEMA_REF),
  );
  Object.assign(shared, rewritten.defs);
  return rewritten.json;
}

function parameters(part: z.ZodObject | undefined, location: 'path' | 'query', shared: JsonSchema) {
  if (!part) return [];
  const json = toJsonSchema(part, 'input', shared);
  const required = new Set((json.required as string[] | undefined) ?? []);
  return Object.entries((json.properties as Record<string, JsonSchema>) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: location,
      required: location === 'path' || required.has(name),
      ...(schema.description ? { description: schema.description } : {}),
      schema,
    }),
  );
}

const BINARY = { type: 'string', format: 'binary' };

const responseContent = (definition: Call, shared: JsonSchema) =>
  definition.binary
    ? { 'image/webp': { schema: BINARY } }
    : { 'application/json': { schema: toJsonSchema(definition.response, 'output', shared) } };

function requestBody(call: Call, shared: JsonSchema) {
  const { body, upload } = call;
  if (upload) {
    const schema = { type: 'object', properties: { file: BINARY }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: toJsonSchema(body, 'input', shared) } };
  const description = `At most ${maxBodyBytesOf(call) / KB} KB`;
  return { requestBody: { description, required: true, content } };
}

function responses(definition: Call, shared: JsonSchema) {
  const { caller, errors = [] } = definition;
  const codes = [...ANY_CALL, ...(caller === 'operator' ? OPERATOR_CALL : []), ...errors];
  const failures = codes.map((code) => [
    String(ERROR_STATUS[code]),
    {
      description: code,
      content: { 'application/json': { schema: { $ref: `${SCHEMA_REF}Error` } } },
    },
  ]);
  return {
    '200': { description: 'OK', content: responseContent(definition, shared) },
    ...Object.fromEntries(failures),
  };
}

const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', ...schema },
});

/** Headers that many calls read, which a generated client can send. */
const HEADERS = {
  AcceptLanguage: header('accept-language', 'The language of texts and errors', {
    enum: ['zh-CN', 'en-US'],
    default: 'zh-CN',
  }),
  Country: header('country', 'The country of delivery', { default: 'CN' }),
  Currency: header('currency', 'The currency of prices', { default: 'CNY' }),
  IdempotencyKey: header(
    'idempotency-key',
    'A key of the caller for this change: a repeated request with it is done once',
    { pattern: '^[\\w.:-]{8,100}$' },
  ),
};

/** Refers to the headers that a call reads. */
const listHeaders = ({ caller, method }: Call) => {
  const names: (keyof typeof HEADERS)[] = [
    'AcceptLanguage',
    ...(caller === 'operator' ? [] : (['Country', 'Currency'] as const)),
    ...(method === 'POST' ? (['IdempotencyKey'] as const) : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
};

/** A change names the version that it was made from. */
const IF_MATCH = {
  name: 'if-match',
  in: 'header',
  required: true,
  description: 'The version of the row that is changed',
  schema: { type: 'string' },
};

const SECURITY: Readonly<Record<Call['caller'], readonly Record<string, readonly string[]>[]>> = {
  anyone: [],
  session: [{ sessionKey: [] }, { sessionCookie: [] }],
  shopper: [{ sessionKey: [] }, { sessionCookie: [] }],
  operator: [{ operatorCookie: [] }, { apiKey: [] }],
};

const SECURITY_SCHEMES: Readonly<Record<string, JsonSchema>> = {
  sessionKey: { type: 'apiKey', in: 'header', name: 'session-key' },
  sessionCookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  operatorCookie: { type: 'apiKey', in: 'cookie', name: 'operator' },
  apiKey: { type: 'http', scheme: 'bearer' },
};

/** The schemes that some of the calls need. */
function listSecuritySchemes(set: readonly Call[]): Record<string, JsonSchema> {
  const used = new Set(
    set.flatMap(({ caller }) => SECURITY[caller].flatMap((scheme) => Object.keys(scheme))),
  );
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => used.has(name)));
}

const SCOPES: Readonly<Record<CallScope, string>> = {
  shop: 'For the whole shop: refused to accounts and keys of merchants.',
  merchant: 'For merchants too, whose accounts and keys get what is theirs.',
};

/** For whom an operator's call is, what it asks of them, and what it is called in both languages. */
function describeRights({ scope, permission, freshProof, peopleOnly, label }: Call) {
  const texts = [
    ...(permission ? [`Needs the permission ${permission}.`] : []),
    ...(scope ? [SCOPES[scope]] : []),
    ...(freshProof
      ? ['Needs a proof of who uses the session that is at most ten minutes old.']
      : []),
    ...(peopleOnly ? ['Refused to machines.'] : []),
  ];
  return {
    ...(texts.length > 0 ? { description: texts.join(' ') } : {}),
    ...(label ? { 'x-label': { 'zh-CN': label[0], 'en-US': label[1] } } : {}),
  };
}

function operation(name: string, definition: Call, shared: JsonSchema) {
  return {
    operationId: name,
    tags: [definition.group],
    summary: definition.summary,
    ...describeRights(definition),
    parameters: [
      ...parameters(definition.params, 'path', shared),
      ...parameters(definition.query, 'query', shared),
      ...(definition.errors?.includes('precondition-failed') ? [IF_MATCH] : []),
      ...listHeaders(definition),
    ],
    ...requestBody(definition, shared),
    responses: responses(definition, shared),
    ...(definition.caller === 'anyone' ? {} : { security: SECURITY[definition.caller] }),
  };
}

/** Creates the OpenAPI 3.1 document of a set of calls: by default those of shoppers, of any server. */
export function openApi(
  title: string,
  version: string,
  set: Record<string, Call> = calls,
  serverUrl = '/',
) {
  const shared: JsonSchema = {};
  toJsonSchema(z.object({ error: errorBody }), 'output', shared);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of Object.entries(set)) {
    paths[definition.path] ??= {};
    const path = paths[definition.path] as Record<string, unknown>;
    path[definition.method.toLowerCase()] = operation(name, definition, shared);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.values(set).map(({ group }) => group))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: shared,
      parameters: HEADERS,
      securitySchemes: listSecuritySchemes(Object.values(set)),
    },
  };
}
