import { describe, expect, it } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { openStoredSource } from './import-source.ts';
import { openImport } from './open-import.ts';
import type { FilePosition } from './read-csv.ts';

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** 驼色 in GBK. */
const GBK = Buffer.from([0xcd, 0xd5, 0xc9, 0xab]);

async function read(file: string | Buffer, from?: FilePosition, isStockOnly = false) {
  const opened = await openImport(openStoredSource('f', Buffer.from(file)), { isStockOnly });
  const rows = [];
  for await (const row of opened.readRows(from)) rows.push(row);
  return { opened, rows };
}

async function findReason(file: string | Buffer, isStockOnly = false) {
  try {
    await read(file, undefined, isStockOnly);
  } catch (error) {
    if (error instanceof FileProblem) return error.text;
    throw error;
  }
  return undefined;
}

const CSV = 'sku,size\r\nA,"3\n6"\r\n\r\n"B ""x""",38\nC\n';

describe('a CSV file', () => {
  it('is read with quotes, line breaks in cells, empty lines and short rows', async () => {
    const { opened, rows } = await read(CSV);
    expect(rows.map(({ line, cells }) => ({ line, ...cells }))).toEqual([
      { line: 2, sku: 'A', size: '3\n6' },
      { line: 5, sku: 'B "x"', size: '38' },
      { line: 6, sku: 'C', size: '' },
    ]);
    expect(opened.rows).toBe(4);
  });

  it('goes on from any row in the same way', async () => {
    const { rows } = await read(CSV);
    for (const [index, { end }] of rows.entries()) {
      const rest = await read(CSV, end);
      expect(rest.rows).toEqual(rows.slice(index + 1));
    }
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.concat([UTF8_BOM, Buffer.from('sku,name_zh\nA,驼色')])],
    ['UTF-8', Buffer.from('sku,name_zh\nA,驼色')],
    ['GBK', Buffer.concat([Buffer.from('sku,name_zh\nA,'), GBK])],
    ['UTF-16', Buffer.from('\ufeffsku,name_zh\nA,驼色', 'utf16le')],
    ['semicolons', Buffer.from('sku;name_zh\nA;驼色')],
    ['tabs', Buffer.from('sku\tname_zh\nA\t驼色')],
  ])('may be written in %s', async (_, file) => {
    const { rows } = await read(file);
    expect(rows.map(({ cells }) => cells)).toEqual([{ sku: 'A', name_zh: '驼色' }]);
  });

  it('marks a row with more cells than the header', async () => {
    const { rows } = await read('sku,size\nA,36,x\nB,36,\n');
    expect(rows.map(({ cells }) => cells?.sku)).toEqual([undefined, 'B']);
  });

  it('may have columns without a name, which are not read', async () => {
    const { rows } = await read('sku,,size,\nA,x,36,\n');
    expect(rows.map(({ cells }) => cells)).toEqual([{ sku: 'A', size: '36' }]);
  });

  it('loses the apostrophe that protects a spreadsheet from formulas', async () => {
    const { rows } = await read("sku,name_zh\nA,'=1+1\nB,'x'\n");
    expect(rows.map(({ cells }) => cells?.name_zh)).toEqual(['=1+1', "'x'"]);
  });
});

describe('a JSON Lines file', () => {
  const JSON_LINES = '{"sku":"A","quantity":3}\n\n[1]\n{"sku":"B","x":1}';

  it('is read line by line', async () => {
    const { rows } = await read(JSON_LINES);
    expect(rows.map(({ line, cells, unknownColumns }) => [line, cells, unknownColumns])).toEqual([
      [1, { sku: 'A', quantity: 3 }, []],
      [3, undefined, []],
      [4, { sku: 'B', x: 1 }, ['x']],
    ]);
    expect((await read(JSON_LINES, rows[1]?.end)).rows).toEqual(rows.slice(2));
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['', '文件中没有内容'],
    [Buffer.from([0x61, 0x0a, 0xff, 0xff, 0xff]), '无法识别文件编码，请另存为“CSV UTF-8”后重试'],
    ['sku,price,sku\n', '重复的列：sku'],
    ['sku,weight\nA,1\n', '不支持的列：weight'],
    ['size\n36\n', '缺少 sku 或 product 列'],
    ['sku,size\nA,"36\nB,37\n', '第 2 行的引号不成对，或该行过长'],
    [`sku\n${'A'.repeat(300_000)}\n`, '第 2 行的引号不成对，或该行过长'],
    [`{"sku":"${'A'.repeat(300_000)}`, '第 1 行的引号不成对，或该行过长'],
  ])('%#: is refused with the reason', async (file, message) => {
    expect((await findReason(file))?.['zh-CN']).toBe(message);
  });

  it('is refused as a file of stock when it changes more', async () => {
    expect(await findReason('sku,quantity\nA,1\n', true)).toBeUndefined();
    expect((await findReason('sku,size\nA,36\n', true))?.['en-US']).toBe(
      'A file of stock must not have these columns: size',
    );
  });
});

describe('the prices of a CSV file', () => {
  const readPrices = async (file: string) =>
    (await read(file)).rows.map(({ cells }) => [cells?.price, cells?.original_price]);

  it('are read by what all of them tell together', async () => {
    const comma = 'sku;price;original_price\nA;12,50;1.200,00\nB;1.200;¥1200\n';
    expect(await readPrices(comma)).toEqual([
      ['12.50', '1200.00'],
      ['1200', '1200'],
    ]);
    const point = 'sku,price,original_price\nA,"1,200","1,200.00"\n';
    expect(await readPrices(point)).toEqual([['1200', '1200.00']]);
  });

  it('are a question when they can mean two amounts, which the importer answers', async () => {
    const file = 'sku,price\nA,"1,200"\n';
    expect((await findReason(file))?.['en-US']).toMatch(/^A price such as 1,200 can mean two/);
    expect((await findReason('sku;price\nA;12,5\nB;12.5\n'))?.['en-US']).toMatch(/decimal commas/);
    const source = openStoredSource('f', Buffer.from(file));
    const opened = await openImport(source, { isStockOnly: false, decimal: 'point' });
    for await (const { cells } of opened.readRows(undefined)) expect(cells?.price).toBe('1200');
  });
});
