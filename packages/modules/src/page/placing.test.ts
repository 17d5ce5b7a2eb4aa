import type { ContentEntry } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import type { ModuleDefinition, RegisteredModule } from '../definition.ts';
import { activeTab, elevatorTabs } from './elevator.ts';
import { countOpening, nextChange, placeModules } from './placing.ts';

const View = () => null;
const module = (definition: Partial<ModuleDefinition<unknown, unknown>>): RegisteredModule => ({
  definition: { code: 'any', ...definition },
  View,
});
const registry = {
  plain: module({}),
  bar: module({ opensPage: true }),
  personal: module({ needsSession: true }),
  full: module({ isVisible: ({ data }) => data !== undefined }),
  until: module({
    isVisible: ({ fields, now }) => now < (fields as { end: number }).end,
    changesAt: ({ fields }) => (fields as { end: number }).end,
  }),
  says: { definition: { code: 'says' } },
};
const entry = (id: string, code: string, fields = {}): ContentEntry => ({ id, code, fields });
const place = (entries: ContentEntry[], moment = { now: 0, sessionReady: true }, data = {}) =>
  placeModules(registry, { entries, data }, moment);
const ids = (placed: { entry: ContentEntry }[]) => placed.map(({ entry: { id } }) => id);

describe('placeModules', () => {
  test('keeps the order, and passes over what it does not know or cannot show', () => {
    const entries = [
      entry('1', 'plain'),
      entry('2', 'unheardOf'),
      entry('3', 'toString'),
      entry('4', 'says'),
      entry('5', 'bar'),
    ];
    expect(ids(place(entries))).toEqual(['1', '5']);
  });

  test('asks each module whether it shows, with its own data', () => {
    const entries = [entry('1', 'full'), entry('2', 'full')];
    expect(ids(place(entries, undefined, { 2: [] }))).toEqual(['2']);
  });

  test.each([
    [false, true],
    [true, false],
  ])('session ready %s: one that needs it waits %s', (sessionReady, waits) => {
    const [plain, personal] = place([entry('1', 'plain'), entry('2', 'personal')], {
      now: 0,
      sessionReady,
    });
    expect([plain?.waits, personal?.waits]).toEqual([false, waits]);
  });
});

describe('nextChange', () => {
  const entries = [
    entry('1', 'until', { end: 50 }),
    entry('2', 'until', { end: 20 }),
    entry('3', 'plain'),
  ];
  test.each([
    [0, 20],
    [20, 50],
    [50, undefined],
  ])('after %i comes %s', (now, expected) => {
    expect(nextChange(registry, { entries, data: {} }, now)).toBe(expected);
  });

  test('a module that ends leaves the page and its tabs', () => {
    const anchored = [
      entry('1', 'until', { end: 50, anchorLink: '限时' }),
      entry('2', 'plain', { anchorLink: '精选' }),
      entry('3', 'plain', { anchorLink: '榜单' }),
    ];
    const labels = (now: number) =>
      elevatorTabs(place(anchored, { now, sessionReady: true })).map(({ label }) => label);
    expect(labels(49)).toEqual(['限时', '精选', '榜单']);
    expect(labels(50)).toEqual(['精选', '榜单']);
  });
});

test.each([
  [['bar', 'bar', 'plain', 'bar'], 2],
  [['plain', 'bar'], 0],
  [['bar'], 1],
  [[], 0],
])('above the tabs of %o stand %i', (codes, count) => {
  expect(countOpening(place(codes.map((code, index) => entry(`${index}`, code))))).toBe(count);
});

test('one tab alone is no index', () => {
  expect(elevatorTabs(place([entry('1', 'plain', { anchorLink: '来信' })]))).toEqual([]);
});

test.each([
  ['at the top', [300, 900, 1400], 0],
  ['at the first', [0, 600, 1100], 0],
  ['between', [-400, 200, 700], 0],
  ['at the second, a pixel short', [-598, 1.5, 500], 1],
  ['past the last', [-1600, -1000, -500], 2],
  ['one is gone', [-400, undefined, -10], 2],
  ['nothing measured', [undefined, undefined], 0],
])('%s', (_, tops, active) => expect(activeTab(tops)).toBe(active));
