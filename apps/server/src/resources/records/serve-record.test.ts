import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { colour } from '../admin-catalogue/colours.ts';
import { insertRecord, updateRecord } from './record-rows.ts';

const NAME = { 'zh-CN': '苔绿', 'en-US': null };
const OTHER = { 'zh-CN': '松绿', 'en-US': 'Pine' };
/** Where a text is stored, the Chinese one stands for one that is missing. */
const STORED = { 'zh-CN': '苔绿', 'en-US': '苔绿' };
const column = { column: 'sku', from: ['SKU'], separator: null, otherwise: '', words: [] };

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('owner'));
});
afterAll(() => shop.close());

const kinds = [
  {
    ...{ path: 'colours', type: 'colour', call: 'Colour', key: { code: 'moss' } },
    input: { name: NAME, hex: '#31473a', position: 3 },
    other: { name: OTHER, hex: '#01473a', position: 4 },
    stored: { name: STORED },
  },
  {
    ...{ path: 'attributes', type: 'attribute', call: 'Attribute', key: { code: 'soft' } },
    input: { name: NAME, position: 3 },
    other: { name: OTHER, position: 4 },
    stored: { name: STORED },
  },
  {
    ...{ path: 'brands', type: 'brand', call: 'Brand', key: {} },
    input: { name: 'Atelier Moss', description: NAME, position: 3 },
    other: { name: 'Atelier Pine', description: OTHER, position: 4 },
    stored: { description: STORED },
  },
  {
    ...{ path: 'size-systems', type: 'size-system', call: 'SizeSystem', key: { code: 'Edition' } },
    input: { name: NAME, charts: ['women-shoes'], position: 3 },
    other: { name: OTHER, charts: [], position: 4 },
    stored: { name: STORED },
  },
  {
    ...{ path: 'search-synonyms', type: 'search-synonym', call: 'Synonym', key: {} },
    input: { words: ['moss', '苔'], alsoFind: ['green'] },
    other: { words: ['pine'], alsoFind: [] },
    stored: {},
  },
  {
    ...{ path: 'search-redirects', type: 'search-redirect', call: 'SearchRedirect', key: {} },
    input: { words: ['moss'], url: '/content/moss', name: NAME },
    other: { words: ['moss', 'pine'], url: '/content/pine', name: OTHER },
    stored: { name: STORED },
  },
  {
    ...{ path: 'quick-replies', type: 'quick-reply', call: 'QuickReply', key: {} },
    input: { title: 'Moss', text: NAME },
    other: { title: 'Pine', text: OTHER },
    stored: {},
  },
  {
    ...{ path: 'imports/mappings', type: 'import-mapping', call: 'ImportMapping', key: {} },
    input: { name: 'Moss', columns: [column] },
    other: { name: 'Pine', columns: [{ ...column, from: ['Number'] }] },
    stored: {},
  },
];

describe.each(kinds)('a record of $path', ({ path, type, call, key, input, other, stored }) => {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', id = '', options = {}) =>
    shop.ask(method, `${path}${id}`, { session, ...options });
  const list = async (): Promise<object[]> => {
    const { body } = await ask('GET');
    return Array.isArray(body) ? body : body.items;
  };

  it('is added, listed, changed from its version only, and removed; all is recorded', async () => {
    const { body: added } = await ask('POST', '', { body: { ...input, ...key } });
    expect(added).toMatchObject({ ...input, ...key, ...stored, version: 1 });
    expect(await list()).toContainEqual(expect.objectContaining(added));

    const id = `/${added.code ?? added.id}`;
    const { body: changed } = await ask('PUT', id, { body: other, version: 1 });
    expect(changed).toEqual({ ...added, ...other, version: 2 });
    expect((await ask('PUT', id, { body: input, version: 1 })).status).toBe(412);
    expect(await list()).toContainEqual(expect.objectContaining(changed));

    expect((await ask('DELETE', id)).body).toEqual({ done: true });
    for (const answer of [
      await ask('DELETE', id),
      await ask('PUT', id, { body: input, version: 2 }),
    ])
      expect(answer.status).toBe(404);
    expect(await list()).not.toContainEqual(expect.objectContaining(changed));

    const records = await shop.db
      .selectFrom('audit_records')
      .select(['action', 'target_id', 'before', 'after'])
      .where('target_type', '=', type)
      .where('target_id', '=', id.slice(1))
      .orderBy('id')
      .execute();
    expect(records.map(({ action }) => action)).toEqual([
      `create${call}`,
      `update${call}`,
      `delete${call}`,
    ]);
    expect(records).toMatchObject([
      { after: added },
      { before: added, after: changed },
      { before: changed },
    ]);
  });
});

it.each([
  ['search-synonyms', { words: ['once'], alsoFind: [] }],
  ['quick-replies', { title: 'Once', text: OTHER }],
])('a retried creation of %s adds nothing', async (path, body) => {
  const send = () =>
    shop.ask('POST', path, { session, body, headers: { 'idempotency-key': `once-${path}` } });
  const first = await send();
  expect((await send()).body).toEqual(first.body);
  const { body: listed } = await shop.ask('GET', path, { session });
  const newest = listed.filter(({ id }: { id: string }) => Number(id) >= Number(first.body.id));
  expect(newest).toEqual([first.body]);
});

it('refuses one mapping more than can be chosen from', async () => {
  const rows = Array.from({ length: 100 }, (_, number) => ({
    name: `mapping ${number}`,
    columns: JSON.stringify([column]),
  }));
  await shop.db.insertInto('import_mappings').values(rows).execute();
  const body = { name: 'one more', columns: [column] };
  const refused = await shop.ask('POST', 'imports/mappings', { session, body });
  expect([refused.status, refused.body.error.reason]).toEqual([409, 'mappings-too-many']);
});

it('writes the fields that are given only, and none that its table lacks', async () => {
  const fields = { code: 'sand', name: OTHER, hex: '#c8b89a', position: 1 };
  await shop.db.transaction().execute((trx) => insertRecord(trx, colour, fields));
  const changed = await shop.db
    .transaction()
    .execute((trx) => updateRecord(trx, colour, 'sand', { hex: '#ffffff' }));
  expect(changed).toEqual({ ...fields, hex: '#ffffff', version: 2 });
  const write = shop.db
    .transaction()
    .execute((trx) => updateRecord(trx, colour, 'sand', { shade: 'light' }));
  await expect(write).rejects.toThrow(/shade/);
});
