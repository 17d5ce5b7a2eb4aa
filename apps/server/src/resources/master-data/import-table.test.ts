import type { MasterDataKind } from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { openStoredSource } from '../imports/import-source.ts';
import { createJob, findJob, findJobErrors } from '../operator-jobs/queries.ts';
import { takeJob } from '../operator-jobs/running-job.ts';
import { runMasterDataImport } from './run-import.ts';

const NOW = Date.UTC(2026, 10, 28);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Imports a table as its job does, and returns what came of it. */
async function importText(kind: MasterDataKind, text: string, isDryRun = false) {
  const { db } = shop.database;
  const input = { fileName: 'table.csv', isDryRun, hash: '', kind };
  const { id } = await createJob(db, {
    kind: 'import-master-data',
    input: JSON.stringify(input),
    actor: 'Lin',
    created_at: new Date(NOW),
  });
  const job = await takeJob(db, id, NOW);
  if (!job) throw new Error('the job was not taken');
  const source = openStoredSource('table.csv', Buffer.from(text));
  await runMasterDataImport(job, { db, now: () => NOW, source });
  const row = await findJob(db, id, null);
  const errors = (await findJobErrors(db, id, 100)).map(
    ({ line, column_name, value, message }) =>
      `${line} ${column_name}: ${message['en-US']} (${value ?? ''})`,
  );
  return {
    id,
    errors,
    counts: [row?.done_rows, row?.changed_rows, row?.error_rows],
    failure: row?.failure?.['en-US'],
  };
}

const listCategories = () => shop.database.db.selectFrom('categories').selectAll().execute();

const list = (table: 'brands' | 'colours' | 'attributes' | 'merchants') =>
  shop.database.db.selectFrom(table).selectAll().execute();

const findChanges = (jobId: string) =>
  shop.database.db
    .selectFrom('catalogue_changes')
    .select(['target_type', 'target_id', 'before', 'after', 'actor'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();

describe('a table of colours', () => {
  it('adds and changes colours, and their history tells so', async () => {
    const first = await importText(
      'colours',
      'code,name_zh,name_en,hex,position\nnavy,藏青色,Navy,#1f2a44,3\nteal,蓝绿色,,#1F5F66,\n',
    );
    expect(first).toMatchObject({ errors: [], counts: [2, 2, 0] });
    const second = await importText('colours', 'code,name_en,position\nnavy,,7\nteal,Teal,\n');
    expect(second).toMatchObject({ errors: [], counts: [2, 2, 0] });
    expect(await list('colours')).toMatchObject([
      { code: 'navy', name: { 'zh-CN': '藏青色', 'en-US': '藏青色' }, hex: '#1f2a44', position: 7 },
      { code: 'teal', name: { 'zh-CN': '蓝绿色', 'en-US': 'Teal' }, hex: '#1F5F66', position: 0 },
    ]);
    const changes = await findChanges(second.id);
    expect(changes[0]).toEqual({
      ...{ target_type: 'colour', target_id: 'navy', actor: 'Lin' },
      before: { name: { 'zh-CN': '藏青色', 'en-US': 'Navy' }, position: 3 },
      after: { name: { 'zh-CN': '藏青色', 'en-US': '藏青色' }, position: 7 },
    });
    const again = await importText('colours', 'code,position\nnavy,7\n');
    expect(again).toMatchObject({ errors: [], counts: [1, 0, 0] });
  });

  it('changes nothing in a dry run, and counts what it would', async () => {
    const text = 'code,name_zh,hex\nsand,沙色,#d3bf9e\nbad,坏,red\n';
    const { counts, errors } = await importText('colours', text, true);
    expect(counts).toEqual([2, 1, 1]);
    expect(errors).toEqual(['3 hex: must be a colour such as #1a2b3c (red)']);
    expect((await list('colours')).map(({ code }) => code)).not.toContain('sand');
  });

  it.each([
    ['a missing code', 'code,name_zh,hex\n,色,#000000\n', ['2 code: is required ()']],
    [
      'a code with a space',
      'code,name_zh,hex\na b,色,#000000\n',
      ['2 code: must be letters, digits, dashes or underscores (a b)'],
    ],
    ['a new colour without a name', 'code,hex\nnew,#000000\n', ['2 name_zh: is required ()']],
    [
      'a position that is no number',
      'code,name_zh,hex,position\nnew,色,#000000,first\n',
      ['2 position: must be a whole number (first)'],
    ],
    [
      'more cells than the header',
      'code,name_zh,hex\nnew,色,#000000,x\n',
      ['2 null: cannot be read, or has more cells than the header ()'],
    ],
    [
      'a field of JSON Lines that is not known',
      '{"code":"new","name_zh":"色","hex":"#000000","pantone":"19"}\n',
      ['1 null: is not a known column (pantone)'],
    ],
  ])('reports %s by line and column', async (_, text, expected) => {
    expect((await importText('colours', text)).errors).toEqual(expected);
  });

  it.each([
    ['code,weight\n', 'These columns are not known: weight'],
    ['name_zh,hex\n', 'These columns are missing: code'],
    ['code,code\n', 'These columns are there twice: code'],
    [`code\n${'a\n'.repeat(5_001)}`, 'The file has more than 5000 rows; please split it'],
  ])('is refused as a whole: %#', async (text, failure) => {
    expect((await importText('colours', text)).failure).toBe(failure);
  });
});

it('a table of attributes adds and renames materials and details', async () => {
  await importText('attributes', '{"code":"wool","name_zh":"羊毛","position":2}\n');
  await importText('attributes', 'code;name_en\nwool;Wool\n');
  expect(await list('attributes')).toMatchObject([
    { code: 'wool', name: { 'zh-CN': '羊毛', 'en-US': 'Wool' }, position: 2 },
  ]);
});

describe('a table of brands', () => {
  it('finds a brand by its id or its name, and gives new ones an id', async () => {
    const text = 'id,name,description_zh\n12,Aldane,皮具\n,Verro,\n';
    expect(await importText('brands', text)).toMatchObject({ errors: [], counts: [2, 2, 0] });
    await importText('brands', 'name,position\nVERRO,4\nAldane,5\n');
    await importText('brands', 'id,name\n12,Aldane Milano\n');
    const rows = (await list('brands')).toSorted((one, other) => one.position - other.position);
    expect(rows).toMatchObject([
      { name: 'VERRO', position: 4 },
      { id: '12', name: 'Aldane Milano', position: 5, description: { 'zh-CN': '皮具' } },
    ]);
    expect(Number(rows[0]?.id)).toBeGreaterThanOrEqual(700_000_000);
  });

  it('never gives a new brand an id that a table has named', async () => {
    await importText('brands', 'id,name\n800000000,Far\n,Next\n');
    const next = (await list('brands')).find(({ name }) => name === 'Next');
    expect(next?.id).toBe('800000001');
  });

  it('keeps a name to one brand, and imports the other rows', async () => {
    const { errors, counts } = await importText('brands', 'id,name\n77,Far\n78,Near\n');
    expect(errors).toEqual(['2 name: There is already a brand with this name (Far)']);
    expect(counts).toEqual([2, 1, 1]);
  });
});

describe('a table of categories', () => {
  const HEADER = 'parent,name_zh,name_en,gender,position\n';

  it('builds trees, in which a row may name a category of a row before', async () => {
    const { errors, counts } = await importText(
      'categories',
      `${HEADER},女士,Women,women,1\nWomen,服装,Clothing,,1\n女士 > 服装,大衣,Coats,,2\n`,
    );
    expect({ errors, counts }).toEqual({ errors: [], counts: [3, 3, 0] });
    const rows = await listCategories();
    const idOf = (name: string) => rows.find((row) => row.name['en-US'] === name)?.id;
    expect(rows.find(({ id }) => id === idOf('Coats'))).toMatchObject({
      ...{ parent_id: idOf('Clothing'), gender: 'women', position: 2 },
    });
    expect(rows.find(({ id }) => id === idOf('Clothing'))?.parent_id).toBe(idOf('Women'));
  });

  it('changes a category that it finds by its names', async () => {
    const { counts } = await importText(
      'categories',
      'parent,name_zh,hs_code,origin_country,net_weight\nWomen > Clothing,大衣,6202.20,it,900\n',
    );
    expect(counts).toEqual([1, 1, 0]);
    const coats = (await listCategories()).find(({ name }) => name['zh-CN'] === '大衣');
    expect(coats).toMatchObject({ hs_code: '620220', origin_country: 'IT', net_weight: 900 });
    expect(await listCategories()).toHaveLength(3);
  });

  it.each([
    ['Shoes,靴,Boots,,\n', '2 parent: is not a known category (Shoes)'],
    [',男装,Men,women,\n', '2 parent: This gender already has a root category ()'],
    ['Women,男鞋,Shoes,men,\n', '2 parent: A category stays in the tree of its gender (Women)'],
    [',儿童,Kids,child,\n', '2 gender: must be one of women, men, kids (child)'],
  ])('refuses %s', async (row, expected) => {
    expect((await importText('categories', HEADER + row)).errors).toEqual([expected]);
    expect(await listCategories()).toHaveLength(3);
  });

  it('has at most six levels', async () => {
    const names = ['甲', '乙', '丙', '丁', '戊'];
    const rows = names.map(
      (name, at) => `${['Women', ...names.slice(0, at)].join(' > ')},${name},,,`,
    );
    const { errors } = await importText(
      'categories',
      `${HEADER}${rows.join('\n')}\nWomen > 甲 > 乙 > 丙 > 丁 > 戊,己,,,\n`,
    );
    expect(errors).toEqual([
      '7 parent: Categories have at most 6 levels (Women > 甲 > 乙 > 丙 > 丁 > 戊)',
    ]);
  });

  it('is not moved below itself', async () => {
    const clothing = (await listCategories()).find(({ name }) => name['en-US'] === 'Clothing');
    const { errors } = await importText(
      'categories',
      `id,parent\n${clothing?.id},Women > Clothing > Coats\n`,
    );
    expect(errors).toEqual([
      '2 parent: A category cannot be moved below itself (Women > Clothing > Coats)',
    ]);
  });
});

describe('a table of merchants', () => {
  const HEADER =
    'name,monogram,city_zh,country_zh,founded_in,ships_from,shipping_type,shipping_country,' +
    'shipping_fee,shipping_free_from,shipping_min_days,shipping_max_days,shipping_provinces,' +
    'shipping_from\n';
  const FACTS = 'Casa,C,上海,中国,1990,domestic';

  it('has a row for each shipping option', async () => {
    const { errors, counts } = await importText(
      'merchants',
      `${HEADER}${FACTS},standard,CN,20,500,2,4,,\nCasa,,,,,,express,cn,35.50,,1,2,SH|JS,bonded\n`,
    );
    expect({ errors, counts }).toEqual({ errors: [], counts: [2, 1, 0] });
    const days = { minDays: 2, maxDays: 4 };
    expect(await list('merchants')).toMatchObject([
      {
        ...{ name: 'Casa', monogram: 'C', city: { 'zh-CN': '上海' }, founded_in: 1990 },
        ships_from: 'domestic',
        shipping: [
          { type: 'standard', country: 'CN', fee: 2_000, freeFrom: 50_000, ...days },
          {
            type: 'express',
            country: 'CN',
            fee: 3_550,
            freeFrom: null,
            states: ['SH', 'JS'],
            shipsFrom: 'bonded',
          },
        ],
      },
    ]);
  });

  it('keeps the shipping options when no column names one', async () => {
    await importText('merchants', 'name,founded_in\nCasa,1985\n');
    const [merchant] = await list('merchants');
    expect([merchant?.founded_in, merchant?.shipping.length]).toEqual([1985, 2]);
  });

  it.each([
    [
      'a new merchant that does not say from where it sends',
      'New,N,上海,中国,1990,,standard,CN,20,,2,4,,\n',
      ['2 ships_from: must be one of domestic, bonded, abroad ()'],
    ],
    [
      'a new merchant without shipping',
      'New,N,上海,中国,1990,abroad,,,,,,,,\n',
      ['2 shipping_type: is required ()'],
    ],
    [
      'days that are the wrong way round, at the row of the option',
      `${FACTS},standard,CN,20,,2,4,,\nCasa,,,,,,express,CN,35,,5,2,,\n`,
      ['3 shipping_max_days: must not be less than minDays (2)'],
    ],
    [
      'two options of one type for one place',
      `${FACTS},standard,CN,20,,2,4,,\nCasa,,,,,,standard,CN,35,,2,5,SH,\n`,
      ['2 shipping_type: must have one option of a type for a place (standard)'],
    ],
    [
      'a province that is not a code',
      `${FACTS},standard,CN,20,,2,4,上海,\n`,
      ['2 shipping_provinces: must be the code of a province (上海)'],
    ],
  ])('reports %s', async (_, rows, expected) => {
    expect((await importText('merchants', HEADER + rows)).errors).toEqual(expected);
  });
});
