import { expect, it } from 'vitest';
import type { ModuleField } from '../studio/describe-module.ts';
import { comparePages, type FieldPath, type PageChange } from './compare-pages.ts';

const field = (name: string, more: Partial<ModuleField> = {}): ModuleField => ({
  ...{ name, kind: 'line', widget: '', label: { 'zh-CN': `${name}名`, 'en-US': name } },
  ...{ initial: undefined, min: undefined, max: undefined, options: [], children: [], ...more },
});
const image = field('', { kind: 'group', children: [field('alt')] });
const modules = {
  text: field('', {
    children: [
      field('content'),
      field('size', { initial: 'm' }),
      field('images', { kind: 'list', children: [image] }),
      field('link', { kind: 'group', children: [field('web')] }),
    ],
  }),
};

const entry = (id: string, fields: object = {}, code = 'text') => ({
  ...{ id, code },
  fields: { ...fields },
});
const name = (path: FieldPath) =>
  path.map((part) => (typeof part === 'number' ? part : part['en-US'])).join('.');
const say = (change: PageChange): string => {
  if (change.kind === 'title') return `title: ${change.before} > ${change.after}`;
  const module = `${change.kind} ${change.entryId}@${change.place}`;
  if (change.kind !== 'field') return module;
  const values = [change.before, change.after].map((value) => JSON.stringify(value) ?? 'nothing');
  return `${module} ${name(change.path)}: ${values.join(' > ')}`;
};

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id));
it.each([
  ['the same page', [a, b], [a, b], []],
  ['two empty pages', [], [], []],
  ['a module added at the top', [a], [b, a], ['added b@1']],
  ['a module removed', [a, b], [b], ['removed a@1']],
  ['two modules that changed places', [a, b], [b, a], ['moved a@2']],
  ['the last moved to the top', [a, b, c, d], [d, a, b, c], ['moved d@1']],
  ['the first moved to the end', [a, b, c, d], [b, c, d, a], ['moved a@4']],
  ['a module removed above others, which did not move', [a, b, c], [b, c], ['removed a@1']],
  ['all at once', [a, b, c], [c, d, b], ['moved b@3', 'added d@2', 'removed a@1']],
  [
    'another module with the same id',
    [entry('a')],
    [entry('a', {}, 'video')],
    ['added a@1', 'removed a@1'],
  ],
])('lists what differs: %s', (_, before, after, expected) => {
  const pages = [before, after].map((entries) => ({
    title: '',
    entries: entries.flatMap((e) => e ?? []),
  }));
  const [former, current] = pages;
  if (!former || !current) throw new Error('two pages are compared');
  expect(comparePages(former, current, modules).map(say).sort()).toEqual([...expected].sort());
});

it.each([
  ['a changed text', { content: '1' }, { content: '2' }, ['content: "1" > "2"']],
  ['a field that was filled', {}, { content: '2' }, ['content: nothing > "2"']],
  ['a field that was emptied', { content: '1' }, { content: '' }, ['content: "1" > ""']],
  ['empty and missing', { content: '' }, {}, []],
  ['an empty group and none', { link: { web: '' } }, {}, []],
  ['an empty list and none', { images: [] }, {}, []],
  ['a default that was stored', {}, { size: 'm' }, []],
  ['a default that was changed', {}, { size: 'l' }, ['size: "m" > "l"']],
  [
    'a field in a group',
    { link: { web: '/a' } },
    { link: { web: '/b' } },
    ['link.web: "/a" > "/b"'],
  ],
  [
    'a field of an item',
    { images: [{ alt: 'x' }, { alt: 'y' }] },
    { images: [{ alt: 'x' }, { alt: 'z' }] },
    ['images.2.alt: "y" > "z"'],
  ],
  ['an item more', { images: [] }, { images: [{ alt: 'x' }] }, ['images.1: nothing > {"alt":"x"}']],
  ['a field that the module lacks', { odd: 1 }, { odd: 2 }, ['odd: 1 > 2']],
  ['a value of another type', { content: 1 }, { content: '1' }, ['content: 1 > "1"']],
  ['null and false', { content: null }, { content: false }, ['content: null > false']],
])('lists fields: %s', (_, before, after, expected) => {
  const toPage = (fields: object) => ({ title: '', entries: [entry('a', fields)] });
  const changes = comparePages(toPage(before), toPage(after), modules).map(say);
  expect(changes).toEqual(expected.map((text) => `field a@1 ${text}`));
});

it('lists a changed title first, and fields of a module that it does not know', () => {
  const before = { title: 'Spring', entries: [entry('a', { x: 1 }, 'hologram')] };
  const after = { title: 'Summer', entries: [entry('a', { x: 2 }, 'hologram')] };
  expect(comparePages(before, after, modules).map(say)).toEqual([
    'title: Spring > Summer',
    'field a@1 x: 1 > 2',
  ]);
});
