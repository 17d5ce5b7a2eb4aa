import { calls } from '@vitrine/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { formatLimits, formatType, type JsonSchema, listFields } from './json-schema.ts';
import { registerDocs } from './routes.ts';

const app = Fastify();
registerDocs(app);

describe('the API documents', () => {
  it('describe every call as OpenAPI', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    for (const { path, method } of Object.values(calls))
      expect(paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('describe every call as a page without scripts', async () => {
    const { body, headers } = await app.inject('/docs');
    for (const [name, { path }] of Object.entries(calls)) {
      expect(body).toContain(`id="${name}"`);
      expect(body).toContain(path);
    }
    expect(body).not.toContain('<script');
    expect(body).not.toContain('style=');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('link every schema to its description', async () => {
    const { body } = await app.inject('/docs');
    const links = [...body.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(5);
    for (const id of links) expect(body).toContain(`id="${id}"`);
  });

  it('serve their styles with an etag', async () => {
    const first = await app.inject('/docs/style.css');
    expect(first.body).toContain('--paper:');
    const again = await app.inject({
      url: '/docs/style.css',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('formatting of types', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'integer' }, 'integer'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ $ref: '#/components/schemas/Image' }, 'Image'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Image' } }, 'Image[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{ [name]: boolean }'],
    [{}, 'anything'],
  ])('%j is %s', (schema, text) => expect(formatType(schema)).toBe(text));

  it.each<[JsonSchema, string]>([
    [{ minimum: 1, maximum: 60 }, '1–60'],
    [{ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'from 0'],
    [{ maxLength: 60 }, 'at most 60 characters'],
    [{}, ''],
  ])('%j is limited to %j', (schema, text) => expect(formatLimits(schema)).toBe(text));

  it('lists the fields of nested objects below their own field', () => {
    const nested = { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] };
    const rows = listFields({ properties: { a: { type: 'array', items: nested } }, required: [] });
    expect(rows.map(({ depth, name, isRequired }) => [depth, name, isRequired])).toEqual([
      [0, 'a', false],
      [1, 'b', true],
    ]);
  });
});

it('escapes interpolated text, but not HTML values', () => {
  expect(html`<p title="${'"'}">${['<b>', html`<i>${'&'}</i>`]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;<i>&amp;</i></p>',
  );
});
