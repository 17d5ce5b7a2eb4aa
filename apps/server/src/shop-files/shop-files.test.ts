import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../test/support/demo-shop.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { commands, fileCommands } from '../cli/commands.ts';

let shop: TestShop;
let folder: string;
let original: ReadonlyMap<string, string>;

async function run(name: string, ...options: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { settings, database } = shop;
  const print = (line: string) => lines.push(line);
  await commands[name]?.run({ settings, database, options: [folder, ...options], print });
  await fileCommands[name]?.run({ options: [folder, ...options], print });
  return lines;
}

async function readFiles(): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = paths.map(async (path) => [path, await readFile(path, 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

const countRecords = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from audit_records where action = 'deployShopFiles'`.execute(shop.database.db);
  return rows[0]?.count;
};

const edit = async (name: string, from: string, to: string) => {
  const text = original.get(join(folder, name)) ?? '';
  expect(text).toContain(from);
  await writeFile(join(folder, name), text.replace(from, to));
};

beforeAll(async () => {
  shop = await openTestShop({ seed: ({ db }) => seedDemo(db) });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  await run('introspect');
  original = await readFiles();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

it('writes files that are valid, change nothing, and are always the same', async () => {
  expect(await run('validate')).toEqual([expect.stringMatching(/^\d{3} files are valid$/)]);
  expect(await run('diff')).toEqual(['The shop is like its files.']);
  expect(await run('deploy', '--prune')).toEqual(['The shop is like its files.']);
  expect(await countRecords()).toBe(0);
  await run('introspect');
  expect(await readFiles()).toEqual(original);
});

const SAME = 'The shop is like its files.';
const DONE = 'The files are published.';
const COMMAND_LINE_CHANGE = { actor: 'command line' };

it('fills an empty shop from the files of another one, whose titles become the names of pages', async () => {
  const empty = await openTestShop();
  const { settings, database } = empty;
  const context = { settings, database, options: [folder] };
  await commands.deploy?.run({ ...context, print: () => {} });
  const lines: string[] = [];
  await commands.diff?.run({ ...context, print: (line) => lines.push(line) });
  const page = await database.db
    .selectFrom('content_pages')
    .select('name')
    .where('code', '=', 'spring')
    .executeTakeFirst();
  await empty.close();
  expect(lines).toEqual([SAME]);
  expect(page).toEqual({ name: '早春' });
});

/** Most pages are left out, so that the tests below are fast. */
async function keepFewPages() {
  const kept = ['home-women', 'spring'];
  await shop.database.db.deleteFrom('content_pages').where('code', 'not in', kept).execute();
  for (const path of original.keys())
    if (path.includes('/pages/') && !kept.some((page) => path.endsWith(`/${page}.yaml`)))
      await rm(path);
  original = await readFiles();
}

it('publishes what changed in the files of each kind, and records it', async () => {
  await keepFewPages();
  await edit('colours/black.yaml', '#1d1c1e', '#000000');
  await edit('attributes/wool.yaml', '羊毛', '绵羊毛');
  await edit('words/zh-CN/shop.yaml', '搜索品牌', '寻找品牌');
  await edit('words/en-US/messages.yaml', '{}', 'order.bag.title: Basket');
  await edit('menus/shop.yaml', 'Designers', 'Makers');
  await edit('pages/storefront/home-women.yaml', 'title: ', 'title: 新');
  await edit('configuration/storefront/production.yaml', '2.18.0', '3.0.0');
  await edit('banners/top-duty.yaml', 'sort: 0', 'sort: 7');
  await edit('marketing/lottery/autumn-lots.yaml', 'freePerDay: ', 'freePerDay: 1');
  await edit('marketing/promotion/welcome.yaml', 'isPaused: false', 'isPaused: true');
  await edit('marketing/tier/gold.yaml', 'position: 1', 'position: 9');
  const changes = [
    '~ colours/black (hex)',
    '~ attributes/wool (name)',
    '~ words/en-US/messages (order.bag.title)',
    '~ words/zh-CN/shop (searchPlaceholder)',
    '~ menus/shop (kids)',
    '~ pages/storefront/home-women (revisions)',
    '~ configuration/storefront/production (configuration)',
    '~ banners/top-duty (sort)',
    '~ marketing/promotion/welcome (isPaused)',
    '~ marketing/lottery/autumn-lots (freePerDay)',
    '~ marketing/tier/gold (benefits)',
  ];
  expect(await run('diff')).toEqual(changes);
  expect(await run('deploy')).toEqual([...changes, DONE]);
  expect(await run('diff')).toEqual([SAME]);
  const record = await shop.database.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_id', '=', 'top-duty')
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    actor: 'command line',
    action: 'deployShopFiles',
    target_type: 'banners',
    before: { sort: 0 },
    after: { sort: 7 },
  });
});

it('tells the history of the catalogue what files changed of it', async () => {
  const changes = await shop.database.db
    .selectFrom('catalogue_changes')
    .select(['target_type', 'target_id', 'actor', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(changes).toMatchObject([
    {
      ...COMMAND_LINE_CHANGE,
      target_type: 'colour',
      target_id: 'black',
      after: { hex: '#000000' },
    },
    { ...COMMAND_LINE_CHANGE, target_type: 'attribute', target_id: 'wool' },
  ]);
});

it('adds and moves categories whichever file comes first, and refuses a circle of them', async () => {
  const write = (id: string, parentId: string | null) =>
    writeFile(
      join(folder, `categories/${id}.yaml`),
      `parentId: ${parentId && `'${parentId}'`}\ngender: women\nname: { zh-CN: 新${id} }\n`,
    );
  const root = await shop.database.db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is', null)
    .where('gender', '=', 'women')
    .executeTakeFirstOrThrow();
  await write('900001', '900002');
  await write('900002', root.id);
  expect(await run('deploy')).toEqual(['+ categories/900001', '+ categories/900002', DONE]);
  await write('900002', '900001');
  await expect(run('deploy')).rejects.toThrow(
    'Nothing was changed.\ncategories/900002: A category cannot be moved below itself',
  );
  await write('900002', root.id);
  await write('900001', '999999');
  await expect(run('deploy')).rejects.toThrow('categories/900001: Something that it names');
  await write('900001', root.id);
  expect(await run('deploy')).toEqual(['~ categories/900001 (parentId)', DONE]);
});

it('archives and restores a merchant as its file says, and keeps what has no file', async () => {
  const file = join(folder, 'merchants/900010.yaml');
  const write = (isArchived: boolean) =>
    writeFile(
      file,
      [
        ...['name: Neu', 'monogram: N', 'foundedIn: 2001', 'shipsFrom: abroad'],
        `isArchived: ${isArchived}`,
        ...['city: { zh-CN: 柏林 }', 'country: { zh-CN: 德国 }', 'shippingOptions:'],
        '- { type: standard, country: CN, fee: 2000, minDays: 2, maxDays: 5 }',
      ].join('\n'),
    );
  await write(true);
  expect(await run('deploy')).toEqual(['+ merchants/900010', DONE]);
  await write(false);
  expect(await run('deploy')).toEqual(['~ merchants/900010 (isArchived)', DONE]);
  await rm(file);
  await rm(join(folder, 'colours/black.yaml'));
  expect(await run('deploy', '--prune')).toEqual([SAME]);
});

it('leaves a package running whose promotion is paused, because its file says so', async () => {
  const packages = await shop.database.db
    .selectFrom('reward_packages')
    .select('paused_at')
    .where('promotion_id', '=', 'welcome')
    .execute();
  expect(packages).toEqual([{ paused_at: null }]);
});

it('removes what has no file only with --prune', async () => {
  const removed = [
    'words/en-US/shop',
    'pages/storefront/spring',
    'configuration/storefront/qa',
    'banners/top-duty',
    'marketing/promo-code/SUMMER',
  ];
  for (const name of removed) await rm(join(folder, `${name}.yaml`));
  const lines = removed.map((name) => `- ${name}`);
  expect(await run('diff')).toEqual([...lines, 'Only --prune removes what has no file.']);
  expect(await run('deploy')).toEqual([SAME]);
  expect(await run('deploy', '--prune')).toEqual([...lines, DONE]);
  expect(await run('diff')).toEqual([SAME]);
  const { paused_at } = await shop.database.db
    .selectFrom('banners')
    .select('paused_at')
    .where('id', '=', 'top-duty')
    .executeTakeFirstOrThrow();
  expect(paused_at).not.toBeNull();
});

it('changes nothing when one of the files has a fault', async () => {
  await edit('banners/bag-returns.yaml', 'position: bag', 'position: top');
  await edit('banners/popup-kids.yaml', 'en-US: ', "en-US: '' # ");
  const fault = 'banners/popup-kids: text: The text is missing in one of the languages';
  await expect(run('deploy')).rejects.toThrow(`Nothing was changed.\n${fault}`);
  expect(await run('diff')).toContain('~ banners/bag-returns (position)');
  await edit('banners/popup-kids.yaml', 'position: popup', 'position: popup');
  await edit('marketing/activity/daily-clock-in.yaml', 'rewardId: ', 'rewardId: no-');
  await expect(run('deploy')).rejects.toThrow(
    'marketing/activity/daily-clock-in: Something that it names does not exist',
  );
});
