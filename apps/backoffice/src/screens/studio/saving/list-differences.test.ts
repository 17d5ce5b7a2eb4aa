import { expect, test } from 'vitest';
import { MODULE_FIELDS } from '../entries.ts';
import { listDifferences } from './list-differences.ts';

const text = (fields: Record<string, unknown>) => ({ id: 'a', code: 'text', fields });
const list = (mine: Record<string, unknown>, theirs: Record<string, unknown>) =>
  listDifferences(MODULE_FIELDS.text, text(mine), text(theirs)).map((one) => [
    one.mine,
    one.theirs,
  ]);

test('lists only what differs, whatever the order of the keys', () => {
  expect(
    list({ content: 'A', style: { a: 1, b: 2 } }, { style: { b: 2, a: 1 }, content: 'B' }),
  ).toEqual([['A', 'B']]);
});

test('a field that only one side has is empty at the other', () => {
  expect(list({ content: 'A', moduleName: 'Top' }, { content: 'A' })).toEqual([['Top', '']]);
  expect(list({}, { content: null, moduleName: 0 })).toEqual([
    ['', ''],
    ['', '0'],
  ]);
});

test('names a field in both languages, and one that the schema no longer has by its key', () => {
  const [known, unknown] = listDifferences(
    MODULE_FIELDS.text,
    text({ content: 'A', former: true }),
    text({ content: 'B' }),
  );
  expect(known?.label['zh-CN']).not.toBe('content');
  expect(known?.label['zh-CN']).not.toBe(known?.label['en-US']);
  expect(unknown).toEqual({
    label: { 'zh-CN': 'former', 'en-US': 'former' },
    mine: 'true',
    theirs: '',
  });
});

test('a module that one side has deleted differs in every field', () => {
  expect(listDifferences(MODULE_FIELDS.text, text({ content: 'A' }), undefined)).toMatchObject([
    { mine: 'A', theirs: '' },
  ]);
});

test('long texts are cut where an editor can see what differs', () => {
  const start = 'All coats are made by hand. '.repeat(20);
  const [sides] = list({ content: `${start}In Milan.` }, { content: `${start}In Lyon.` });
  expect(sides).toEqual([
    expect.stringMatching(/^….*In Milan\.$/),
    expect.stringMatching(/^….*In Lyon\.$/),
  ]);
  expect(sides?.[0]?.length).toBeLessThanOrEqual(162);
});

test('long texts that differ at their start are cut at their end only', () => {
  const rest = 'b'.repeat(400);
  const [sides] = list({ content: `A${rest}` }, { content: `C${rest}` });
  expect(sides).toEqual([`A${'b'.repeat(159)}…`, `C${'b'.repeat(159)}…`]);
});

test('a text that only goes on longer is shown where it does', () => {
  const start = 'x'.repeat(300);
  const [sides] = list({ content: start }, { content: `${start} and silk` });
  expect(sides?.[1]).toMatch(/and silk$/);
  expect(sides?.[0]).not.toBe(sides?.[1]);
});
