import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { ERROR_STATUS, errorBody } from './entities/errors.ts';

type JsonSchema = Record<string, unknown>;

/** Errors that any call may answer. */
const ANY_CALL = ['bad-input', 'too-many-requests', 'internal'] as const;

const REUSED = '#/components/schemas/';

function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: JsonSchema): JsonSchema {
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
    JSON.stringify({ json, defs: $defs ?? {} }).replaceAll('#/$defs/', REUSED),
  );
  Object.assign(shared, rewritten.defs);
  return rewritten.json;
}

function parameters(part: z.ZodObject | undefined, where: 'path' | 'query', shared: JsonSchema) {
  if (!part) return [];
  const json = schemaOf(part, 'input', shared);
  const required = new Set((json.required as string[] | undefined) ?? []);
  return Object.entries((json.properties as Record<string, JsonSchema>) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || required.has(name),
      ...(schema.description ? { description: schema.description } : {}),
      schema,
    }),
  );
}

const PICTURE = { type: 'string', format: 'binary' };

const answered = (definition: Call, shared: JsonSchema) =>
  definition.binary
    ? { 'image/webp': { schema: PICTURE } }
    : { 'application/json': { schema: schemaOf(definition.response, 'output', shared) } };

function requestBody({ body, upload }: Call, shared: JsonSchema) {
  if (upload) {
    const schema = { type: 'object', properties: { file: PICTURE }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: schemaOf(body, 'input', shared) } };
  return { requestBody: { required: true, content } };
}

function responses(definition: Call, shared: JsonSchema) {
  const codes = [...ANY_CALL, ...(definition.errors ?? [])];
  const failures = codes.map((code) => [
    String(ERROR_STATUS[code]),
    {
      description: code,
      content: { 'application/json': { schema: { $ref: `${REUSED}Error` } } },
    },
  ]);
  return {
    '200': { description: 'As asked', content: answered(definition, shared) },
    ...Object.fromEntries(failures),
  };
}

function operation(name: string, definition: Call, shared: JsonSchema) {
  return {
    operationId: name,
    tags: [definition.group],
    summary: definition.summary,
    parameters: [
      ...parameters(definition.params, 'path', shared),
      ...parameters(definition.query, 'query', shared),
    ],
    ...requestBody(definition, shared),
    responses: responses(definition, shared),
    ...(definition.caller === 'anyone'
      ? {}
      : { security: [{ sessionKey: [] }, { sessionCookie: [] }] }),
  };
}

/** The OpenAPI 3.1 document of every call. */
export function openApi(title: string, version: string) {
  const shared: JsonSchema = {};
  schemaOf(z.object({ error: errorBody }), 'output', shared);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of Object.entries<Call>(calls)) {
    paths[definition.path] ??= {};
    const path = paths[definition.path] as Record<string, unknown>;
    path[definition.method.toLowerCase()] = operation(name, definition, shared);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    tags: [...new Set(Object.values<Call>(calls).map(({ group }) => group))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        sessionKey: { type: 'apiKey', in: 'header', name: 'session-key' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}
