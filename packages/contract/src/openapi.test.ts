import { expect, test } from 'vitest';
import { z } from 'zod';
import { adminCalls } from './admin/calls.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { openApi } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: { default?: unknown } }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: Record<string, unknown> }> }
  >;
  security?: Record<string, string[]>[];
}

const document = openApi('Shop', '1.2.3');
const definitions = Object.entries<Call>(calls);

function operation(method: string, path: string): Operation {
  const entry = document.paths[path]?.[method];
  if (!entry) throw new Error(`${method} ${path} is not documented`);
  return entry as Operation;
}

/** Every value of a key in a JSON tree. */
function valuesOfKey(tree: unknown, key: string): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    name === key ? [value] : valuesOfKey(value, key),
  );
}

test('is an OpenAPI 3.1 document with the given title and version', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Shop', version: '1.2.3' });
});

test('names the server and the headers that a client may send', () => {
  expect(openApi('Shop', '1', {}, 'https://shop.example').servers).toEqual([
    { url: 'https://shop.example' },
  ]);
  const references = (method: string, path: string) =>
    valuesOfKey(operation(method, path).parameters, '$ref').map((ref) =>
      String(ref).split('/').at(-1),
    );
  const ofShoppers = ['AcceptLanguage', 'Country', 'Currency'];
  expect(references('get', '/api/v1/countries/{id}/states')).toEqual(ofShoppers);
  expect(references('post', '/api/v1/bags/{id}/items')).toEqual([...ofShoppers, 'IdempotencyKey']);
  expect(document.components.parameters.IdempotencyKey).toMatchObject({
    name: 'idempotency-key',
    in: 'header',
  });
});

test('documents every call once, under its own operation id', () => {
  const documented = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((entry) => (entry as Operation).operationId),
  );
  expect(documented.sort()).toEqual(Object.keys(calls).sort());
});

test.each(definitions)('documents method, path, group and summary of %s', (name, definition) => {
  expect(operation(definition.method.toLowerCase(), definition.path)).toMatchObject({
    operationId: name,
    tags: [definition.group],
    summary: definition.summary,
  });
});

test.each(definitions)('documents exactly the path parameters of %s', (_, definition) => {
  const { parameters } = operation(definition.method.toLowerCase(), definition.path);
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inPath = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(inPath.sort());
});

test('lists each group once as a tag', () => {
  const groups = new Set(definitions.map(([, { group }]) => group));
  expect(document.tags.map(({ name }) => name)).toEqual([...groups]);
});

test('resolves every reference to a shared schema or header', () => {
  const references = new Set(valuesOfKey(document, '$ref'));
  expect(references.size).toBeGreaterThan(10);
  const { schemas, parameters } = document.components;
  const known = Object.entries({ schemas, parameters }).flatMap(([kind, entries]) =>
    Object.keys(entries).map((id) => `#/components/${kind}/${id}`),
  );
  expect([...references].filter((reference) => !known.includes(String(reference)))).toEqual([]);
});

test('does not leak the local definitions of a schema', () => {
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('marks a query parameter with a default as optional', () => {
  const { parameters } = operation('get', '/api/v1/my/orders');
  const page = parameters.find(({ name }) => name === 'page');
  expect(page).toMatchObject({ in: 'query', required: false, schema: { default: 1 } });
});

test('marks a query parameter without a default as required', () => {
  const { parameters } = operation('delete', '/api/v1/bags/{id}/items');
  expect(parameters.find(({ name }) => name === 'items-id')).toMatchObject({ required: true });
});

test('requires a session only for calls that need one', () => {
  expect(operation('get', '/api/v1/products/{id}').security).toBeUndefined();
  const needsSession = [{ sessionKey: [] }, { sessionCookie: [] }];
  expect(operation('get', '/api/v1/bags/{id}').security).toEqual(needsSession);
  expect(operation('get', '/api/v1/my/orders').security).toEqual(needsSession);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['sessionKey', 'sessionCookie']);
});

test('documents the errors of every call and those of the call itself', () => {
  const { responses } = operation('post', '/api/v1/my/addresses');
  expect(
    Object.entries(responses).map(([status, { description }]) => [status, description]),
  ).toEqual([
    ['200', 'OK'],
    ['400', 'bad-input'],
    ['409', 'conflict'],
    ['429', 'too-many-requests'],
    ['500', 'internal'],
  ]);
  expect(responses[409]?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
});

test('documents a JSON body, and none for a call without a body', () => {
  const body = operation('post', '/api/v1/my/addresses').requestBody;
  expect(body?.required).toBe(true);
  expect(Object.keys(body?.content ?? {})).toEqual(['application/json']);
  expect(operation('get', '/api/v1/my/addresses').requestBody).toBeUndefined();
});

test('documents an upload as one file of a multipart form', () => {
  const body = operation('post', '/api/v1/my/personal-ids/images').requestBody;
  expect(body?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  });
});

test('documents an image response as binary', () => {
  const { responses } = operation('get', '/api/v1/messaging/mini-programs/qr-codes');
  expect(responses[200]?.content).toEqual({
    'image/webp': { schema: { type: 'string', format: 'binary' } },
  });
});

test('documents the input type of a body and the output type of a response', () => {
  const input = operation('post', '/api/v1/checkout-orders/{id}/promo-codes').requestBody;
  expect(valuesOfKey(input, 'anyOf')).toHaveLength(1);
  const { schemas } = document.components;
  expect(schemas).toHaveProperty('AddressInput.properties.defaultShippingAddress.default', false);
  expect(schemas).not.toHaveProperty('Address.properties.defaultShippingAddress.default');
});

test('says for whom a call of operators is, what it needs and what it is called', () => {
  const { paths } = openApi('Shop', '1', adminCalls);
  expect(paths['/admin/api/v1/audit-records']?.get).toMatchObject({
    description:
      'Needs the permission audit:read. For the whole shop: refused to accounts and keys of merchants.',
    'x-label': { 'zh-CN': '查看操作记录', 'en-US': 'List audit records' },
    responses: {
      401: expect.objectContaining({ description: 'unauthorised' }),
      403: expect.objectContaining({ description: 'forbidden' }),
    },
  });
  expect(paths['/admin/api/v1/brands']?.get).toMatchObject({
    description: expect.stringContaining('For merchants too'),
  });
  expect(operation('get', '/api/v1/my/orders')).not.toHaveProperty('description');
});

test('has no call of operators without its scope and label', () => {
  const facts = { method: 'GET', path: '/', group: '', summary: '', response: z.string() } as const;
  const label = ['看', 'Look'] as const;
  const complete: Call = { ...facts, caller: 'operator', scope: 'shop', label };
  // @ts-expect-error for whom the call is
  const withoutScope: Call = { ...facts, caller: 'operator', label };
  // @ts-expect-error what the call is called
  const withoutLabel: Call = { ...facts, caller: 'operator', scope: 'shop' };
  // @ts-expect-error shoppers work for no merchant
  const ofShoppers: Call = { ...facts, caller: 'shopper', scope: 'shop' };
  expect([complete, withoutScope, withoutLabel, ofShoppers]).toHaveLength(4);
});
