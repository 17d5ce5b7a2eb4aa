import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportHarness, openImportHarness } from '../../test/support/import-setup.ts';
import { commands, fileCommands } from './commands.ts';
import { describeProgress } from './import-command.ts';

let shop: ImportHarness;
let folder: string;
beforeAll(async () => {
  shop = await openImportHarness();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  await mkdir(join(folder, 'photos'));
  const photo = sharp({ create: { width: 400, height: 500, channels: 3, background: '#804020' } });
  await photo.jpeg().toFile(join(folder, 'photos', 'coat.jpg'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run(name: string, ...options: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { settings, database } = shop;
  const print = (line: string) => lines.push(line);
  await commands[name]?.run({ settings, database, options, print });
  await fileCommands[name]?.run({ options, print });
  return lines;
}

async function writeProducts(name: string, changes: Readonly<Record<string, string>> = {}) {
  const row = { ...shop.newProduct, images: 'coat.jpg', status: 'published', ...changes };
  const path = join(folder, name);
  await writeFile(path, `${Object.keys(row).join()}\n${Object.values(row).join()}\n`);
  return path;
}

const findBrand = (id: string) =>
  shop.db.selectFrom('brands').selectAll().where('id', '=', id).executeTakeFirst();

it('imports a file with its images, after a dry run that changes nothing', async () => {
  const path = await writeProducts('products.csv');
  const images = ['--images', join(folder, 'photos')];
  expect(await run('import', path, ...images, '--dry-run')).toEqual([
    'Nothing was changed: this was a dry run',
    '1 rows, 2 products and variants added or changed, 0 rows with errors',
  ]);
  expect(await shop.findVariant('A-1')).toBeUndefined();
  expect(await run('import', path, ...images)).toEqual([
    '1 rows, 2 products and variants added or changed, 0 rows with errors',
  ]);
  const product = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('external_id', '=', 'P-1')
    .executeTakeFirstOrThrow();
  expect(product).toMatchObject({
    is_online: true,
    image_keys: [expect.stringMatching(/^[\w-]+$/)],
  });
});

it('lists the rows with errors in a file beside the imported one', async () => {
  const path = await writeProducts('wrong.csv', { product: 'P-2', sku: 'A-2', brand: 'Nowhere' });
  const counted = '1 rows, 0 products and variants added or changed, 1 rows with errors';
  const listed = `The rows with errors were left out; they are listed in ${path}.errors.csv`;
  await expect(run('import', path)).rejects.toThrow(listed);
  await expect(run('import', path, '--dry-run')).rejects.toThrow(listed);
  expect(await run('import', path, '--allow-faulty')).toEqual([counted, listed]);
  const errors = await readFile(`${path}.errors.csv`, 'utf8');
  expect(errors).toContain('2,brand,Nowhere,is not a known brand');
});

it('creates what is missing, and lists it in a dry run before', async () => {
  const path = await writeProducts('new.csv', {
    ...{ product: 'P-3', sku: 'A-3', brand: 'Atelier Nord', category: 'Women > Scents' },
    ...{ colour: '', size: '' },
  });
  const images = ['--images', join(folder, 'photos')];
  const names = ['  brand Atelier Nord', '  category 女士 > Scents'];
  const counts = '1 rows, 2 products and variants added or changed, 0 rows with errors';
  expect(await run('import', path, ...images, '--create-missing', '--dry-run')).toEqual([
    'Nothing was changed: this was a dry run',
    'Would be created:',
    ...names,
    counts,
  ]);
  expect(await run('import', path, ...images, '--create-missing')).toEqual([
    'Created:',
    ...names,
    counts,
  ]);
  await expect(run('import', path, '--gender', 'cats')).rejects.toThrow('--gender: ');
});

it('tells how far an import is, how fast, and how long it takes still', () => {
  const progress = { done: 1_500, from: 500, total: 3_500, elapsedMs: 2_000 };
  expect(describeProgress(progress)).toBe('1,500 of 3,500 rows, 500 rows a second, 4 s left');
});

it('records the import of the command line', async () => {
  const record = await shop.db
    .selectFrom('audit_records')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ actor: 'command line', action: 'importProducts' });
});

it('exports to the format that the name of the file says', async () => {
  const path = join(folder, 'all.jsonl');
  const [line] = await run('export', path);
  expect(line).toMatch(/^Wrote \d+ rows to /);
  expect(JSON.parse((await readFile(path, 'utf8')).split('\n')[0] ?? '')).toHaveProperty('sku');
  await expect(run('export', join(folder, 'all.xls'))).rejects.toThrow('.csv or .jsonl');
});

it('imports a table of master data, and fails when rows of it are left out', async () => {
  const path = join(folder, 'brands.csv');
  await run('template', 'brands', path);
  expect(await readFile(path, 'utf8')).toBe(
    '\uFEFFid,name,description_zh,description_en,position\r\n',
  );
  await appendFile(path, '501,Aldane,皮具,Leather,1\n');
  expect(await run('import', path, '--kind', 'brands', '--dry-run')).toEqual([
    'Nothing was changed: this was a dry run',
    '1 rows, 1 brands added or changed, 0 rows with errors',
  ]);
  expect(await findBrand('501')).toBeUndefined();
  expect(await run('import', path, '--kind=brands')).toEqual([
    '1 rows, 1 brands added or changed, 0 rows with errors',
  ]);
  expect(await findBrand('501')).toMatchObject({ name: 'Aldane' });
  await appendFile(path, 'one,Verro,,,\n');
  await expect(run('import', path, '--kind', 'brands')).rejects.toThrow('were left out');
  expect(await run('import', path, '--kind', 'brands', '--allow-faulty')).toHaveLength(2);
  expect(await readFile(`${path}.errors.csv`, 'utf8')).toContain(
    '3,id,one,must be a whole number above zero',
  );
});

it('names the kinds of master data when another one is given', async () => {
  const kinds = 'Name one of the kinds brands, categories, colours, attributes, merchants';
  await expect(run('import', 'sets.csv', '--kind', 'sets')).rejects.toThrow(kinds);
  await expect(run('template')).rejects.toThrow(kinds);
});

it('explains a file that cannot be imported', async () => {
  const path = join(folder, 'unknown.csv');
  await writeFile(path, 'sku,weight\n');
  await expect(run('import', path)).rejects.toThrow(
    'These columns are not known: weight. Upload it at /admin/imports',
  );
});
