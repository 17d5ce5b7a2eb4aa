import { calls } from '@vitrine/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { fieldRows, type JsonSchema, limitsText, typeText } from './json-schema.ts';
import { documentRoutes } from './routes.ts';

const app = Fastify();
documentRoutes(app);

describe('the documents', () => {
  it('describe every call for machines', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    for (const { path, method } of Object.values(calls))
      expect(paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('describe every call for people, without a script', async () => {
    const { body, headers } = await app.inject('/docs');
    for (const [name, { path }] of Object.entries(calls)) {
      expect(body).toContain(`id="${name}"`);
      expect(body).toContain(path);
    }
    expect(body).not.toContain('<script');
    expect(body).not.toContain('style=');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('link every shape to its description', async () => {
    const { body } = await app.inject('/docs');
    const links = [...body.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(5);
    for (const id of links) expect(body).toContain(`id="${id}"`);
  });

  it('bring styles of their own and are not sent twice', async () => {
    const first = await app.inject('/docs/style.css');
    expect(first.body).toContain('--paper:');
    const again = await app.inject({
      url: '/docs/style.css',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('types in words', () => {
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
  ])('%j is %s', (schema, text) => expect(typeText(schema)).toBe(text));

  it.each<[JsonSchema, string]>([
    [{ minimum: 1, maximum: 60 }, '1–60'],
    [{ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'from 0'],
    [{ maxLength: 60 }, 'at most 60 characters'],
    [{}, ''],
  ])('%j is limited to %j', (schema, text) => expect(limitsText(schema)).toBe(text));

  it('shows the fields of nested objects below their own', () => {
    const inner = { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] };
    const rows = fieldRows({ properties: { a: { type: 'array', items: inner } }, required: [] });
    expect(rows.map(({ depth, name, isRequired }) => [depth, name, isRequired])).toEqual([
      [0, 'a', false],
      [1, 'b', true],
    ]);
  });
});

it('escapes what is put into HTML, but not HTML itself', () => {
  expect(html`<p title="${'"'}">${['<b>', html`<i>${'&'}</i>`]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;<i>&amp;</i></p>',
  );
});
