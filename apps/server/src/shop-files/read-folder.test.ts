import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { commands, fileCommands } from '../cli/commands.ts';
import { kinds } from './kinds.ts';
import { formatProblem, readFolder } from './read-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

const findProblems = async () => (await readFolder(folder)).problems.map(formatProblem);

const BANNER = 'position: top\ntext:\n  zh-CN: 春\n  en-US: Spring\n';
const page = (...lines: string[]) =>
  ['revisions:', '  - language: zh-CN', ...lines.map((line) => `    ${line}`), ''].join('\n');
const TEXT = "entries: [{ id: a, code: text, fields: { text: '<p>春</p>' } }]";

test.each([
  ['banners/spring.yaml', BANNER],
  ['banners/spring.yml', BANNER],
  ['banners/spring.json', '{ "position": "top", "text": { "zh-CN": "春", "en-US": "Spring" } }'],
  ['words/zh-CN/shop.yaml', 'searchPlaceholder: 搜索\n'],
  ['words/zh-CN/messages.yaml', 'order.bag.title: 我的购物袋\nserver.error.not-found: 没有\n'],
  ['words/zh-CN/messages.yaml', '{}\n'],
  ['menus/shop.yaml', 'women: []\nmen: []\nkids: []\n'],
  ['pages/storefront/spring.yaml', page(TEXT)],
  ['configuration/storefront/production.yaml', 'toggles: {}\nconfiguration: { a: [1] }\n'],
  ['marketing/benefit/tea.yaml', 'kind: note\nname: { zh-CN: 茶, en-US: Tea }\ndescription: {}\n'],
])('accepts %s', async (name, text) => {
  await write(name, text);
  expect(await findProblems()).toEqual([]);
});

test.each([
  [
    'an unfinished object',
    'banners/a.yaml',
    'position: top\ntext: {\n',
    /^banners\/a\.yaml:3 .*\}/,
  ],
  [
    'a value of another type',
    'banners/a.yaml',
    BANNER.replace('top', '[]'),
    /^banners\/a\.yaml:1 position: Invalid/,
  ],
  [
    'a misspelt field',
    'banners/a.yaml',
    `${BANNER}startAt: null\n`,
    'banners/a.yaml:5 startAt: is not a known field',
  ],
  [
    'a link that runs a script',
    'banners/a.yaml',
    `${BANNER}link: javascript:a\n`,
    /^banners\/a\.yaml:5 link: must be a path/,
  ],
  [
    'a period that ends before it starts',
    'banners/a.yaml',
    `${BANNER}startsAt: 2026-11-02T00:00:00Z\nendsAt: 2026-11-01T00:00:00Z\n`,
    'banners/a.yaml:6 endsAt: must be after startsAt',
  ],
  [
    'a repeated field',
    'banners/a.yaml',
    `${BANNER}sort: 1\nsort: 2\n`,
    /^banners\/a\.yaml:6 .*unique/,
  ],
  [
    'a text without the placeholders of its message',
    'words/zh-CN/messages.yaml',
    'order.bag.title: 篮\norder.bag.itemCount: 几件\n',
    /^words\/zh-CN\/messages\.yaml:2 order\.bag\.itemCount: must have the same placeholders/,
  ],
  [
    'a text in place of no message',
    'words/en-US/messages.yaml',
    'order.bag.never: Bag\n',
    /^words\/en-US\/messages\.yaml:1 order\.bag\.never: The shop has no such message/,
  ],
  [
    'texts in a language that the shop does not speak',
    'words/fr-FR/messages.yaml',
    'order.bag.title: Sac\n',
    'words/fr-FR/messages.yaml:1 the language must be one of zh-CN, en-US',
  ],
  [
    'an unknown folder',
    'banner/a.yaml',
    BANNER,
    /^banner\/a\.yaml:1 belongs into one of the folders brands, categories, colours/,
  ],
  [
    'a name with a space',
    'banners/a b.yaml',
    BANNER,
    'banners/a b.yaml:1 its path must be banners/<id>.yaml',
  ],
  [
    'a folder too many',
    'banners/x/a.yaml',
    BANNER,
    'banners/x/a.yaml:1 its path must be banners/<id>.yaml',
  ],
  [
    'a field of the brand',
    'words/zh-CN/shop.yaml',
    'description: 春\nname: 别处\n',
    'words/zh-CN/shop.yaml:2 name: is part of the brand, not of the words',
  ],
  [
    'menus among the words',
    'words/zh-CN/shop.yaml',
    'menus: {}\n',
    'words/zh-CN/shop.yaml:1 menus: belongs into the folder menus',
  ],
  [
    'a menu of another name',
    'menus/footer.yaml',
    'women: []\nmen: []\nkids: []\n',
    'menus/footer.yaml:1 the file must be called shop.yaml',
  ],
  [
    'an unknown module',
    'pages/storefront/a.yaml',
    page('entries:', '  - id: a', '    code: hologram'),
    'pages/storefront/a.yaml:4 revisions.0.entries.0: no module is called hologram',
  ],
  [
    'a module that would be repaired',
    'pages/storefront/a.yaml',
    page('entries:', '  - { id: a, code: spacer_s, fields: { background: rainbow } }'),
    /^pages\/storefront\/a\.yaml:4 revisions\.0\.entries\.0: spacer_s a: background/,
  ],
  [
    'two revisions of one audience',
    'pages/storefront/a.yaml',
    `${page(TEXT)}  - language: zh-CN\n    entries: []\n`,
    'pages/storefront/a.yaml:4 revisions.1: another revision has the same audience and time',
  ],
  [
    'modules of a later release',
    'pages/storefront/a.yaml',
    page('version: 99', TEXT),
    /^pages\/storefront\/a\.yaml:3 revisions\.0\.version: Too big/,
  ],
])('refuses %s', async (_, name, text, problem) => {
  await write(name, text);
  const problems = await findProblems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it('refuses two files of one name', async () => {
  await write('banners/a.yaml', BANNER);
  await write('banners/a.yml', BANNER);
  expect(await findProblems()).toEqual(['banners/a.yml:1 another file has the same name']);
});

it('refuses a file that repeats itself without an end', async () => {
  const levels = Array.from(
    { length: 20 },
    (_, at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`,
  );
  const text = ['a: &a-1 [1]', ...levels].join('\n').replaceAll('-1', 'x');
  await write('words/zh-CN/other.yaml', text);
  expect((await findProblems())[0]).toMatch(/^words\/zh-CN\/other\.yaml:1 .*alias/);
});

it('validates a folder from the command line without a database', async () => {
  const lines: string[] = [];
  const context = { options: [folder], print: (line: string) => lines.push(line) };
  await write('banners/a.yaml', BANNER);
  await fileCommands.validate?.run(context);
  await write('banners/a.yaml', `${BANNER}color: red\n`);
  await expect(fileCommands.validate?.run(context)).rejects.toThrow('There is 1 problem');
  expect(lines).toEqual(['1 files are valid', 'banners/a.yaml:5 color: is not a known field']);
  await expect(fileCommands.validate?.run({ ...context, options: [] })).rejects.toThrow(
    'Name the folder of the files',
  );
  expect(Object.keys(commands)).not.toContain('validate');
});

it('writes schemas in which editors find every module, mark unknown fields and see default texts', async () => {
  await fileCommands.schema?.run({ options: [folder], print: () => {} });
  const ofFiles = kinds.flatMap(({ fileSchemas = {} }) => Object.keys(fileSchemas));
  expect(await readdir(join(folder, '.schemas'))).toHaveLength(kinds.length + ofFiles.length);
  const readSchema = async (name: string) =>
    JSON.parse(await readFile(join(folder, '.schemas', name), 'utf8'));
  expect(await readSchema('words-en-US-messages.json')).toMatchObject({
    properties: { 'order.bag.title': { type: 'string', default: 'Bag' } },
    additionalProperties: false,
  });
  expect((await readSchema('words-zh-CN-shop.json')).properties).toHaveProperty('hotWords');
  const pages = await readFile(join(folder, '.schemas', 'pages.json'), 'utf8');
  expect(pages).toContain('"const": "countDown"');
  const banner = await readFile(join(folder, '.schemas', 'banners.json'), 'utf8');
  expect(JSON.parse(banner)).toMatchObject({
    required: ['position', 'text'],
    additionalProperties: false,
  });
  expect(await findProblems()).toEqual([]);
});
