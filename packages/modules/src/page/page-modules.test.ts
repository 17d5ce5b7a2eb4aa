import type { ContentEntry } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import type { ModuleDefinition, RegisteredModule } from '../definition.ts';
import { buildElevatorTabs } from './elevator-tabs.ts';
import { countModulesAboveTabs, findNextChange, listPageModules } from './page-modules.ts';

const View = () => null;
const module = (definition: Partial<ModuleDefinition<unknown, unknown>>): RegisteredModule => ({
  definition: { code: 'any', ...definition },
  View,
});
const registry = {
  plain: module({}),
  bar: module({ staysAboveTabs: true }),
  personal: module({ needsSession: true }),
  withData: module({ isVisible: ({ data }) => data !== undefined }),
  ending: module({
    isVisible: ({ fields, now }) => now < (fields as { end: number }).end,
    nextChangeAt: ({ fields }) => (fields as { end: number }).end,
  }),
  withoutView: { definition: { code: 'withoutView' } },
};
const entry = (id: string, code: string, fields = {}): ContentEntry => ({ id, code, fields });
const listModules = (
  entries: ContentEntry[],
  conditions = { now: 0, isSessionReady: true },
  data = {},
) => listPageModules(registry, { entries, data }, conditions);
const ids = (modules: { entry: ContentEntry }[]) => modules.map(({ entry: { id } }) => id);

describe('listPageModules', () => {
  test('keeps the order and skips unknown entries and those without a view', () => {
    const entries = [
      entry('1', 'plain'),
      entry('2', 'unknown'),
      entry('3', 'toString'),
      entry('4', 'withoutView'),
      entry('5', 'bar'),
    ];
    expect(ids(listModules(entries))).toEqual(['1', '5']);
  });

  test('calls isVisible of each module with its own data', () => {
    const entries = [entry('1', 'withData'), entry('2', 'withData')];
    expect(ids(listModules(entries, undefined, { 2: [] }))).toEqual(['2']);
  });

  test.each([
    [false, true],
    [true, false],
  ])(
    'hides a module that needs the session with a ready session %s: %s',
    (isSessionReady, waits) => {
      const [plain, personal] = listModules([entry('1', 'plain'), entry('2', 'personal')], {
        now: 0,
        isSessionReady,
      });
      expect([plain?.isWaitingForSession, personal?.isWaitingForSession]).toEqual([false, waits]);
    },
  );
});

describe('findNextChange', () => {
  const entries = [
    entry('1', 'ending', { end: 50 }),
    entry('2', 'ending', { end: 20 }),
    entry('3', 'plain'),
  ];
  test.each([
    [0, 20],
    [20, 50],
    [50, undefined],
  ])('finds the next change after %i at %s', (now, expected) => {
    expect(findNextChange(registry, { entries, data: {} }, now)).toBe(expected);
  });

  test('removes a module that has ended and its tab', () => {
    const anchored = [
      entry('1', 'ending', { end: 50, anchorLink: '限时' }),
      entry('2', 'plain', { anchorLink: '精选' }),
      entry('3', 'plain', { anchorLink: '榜单' }),
    ];
    const labels = (now: number) =>
      buildElevatorTabs(listModules(anchored, { now, isSessionReady: true })).map(
        ({ label }) => label,
      );
    expect(labels(49)).toEqual(['限时', '精选', '榜单']);
    expect(labels(50)).toEqual(['精选', '榜单']);
  });
});

test.each([
  [['bar', 'bar', 'plain', 'bar'], 2],
  [['plain', 'bar'], 0],
  [['bar'], 1],
  [[], 0],
])('counts the modules above the tabs of %o as %i', (codes, count) => {
  expect(
    countModulesAboveTabs(listModules(codes.map((code, index) => entry(`${index}`, code)))),
  ).toBe(count);
});

test('shows no tabs for a single module', () => {
  expect(buildElevatorTabs(listModules([entry('1', 'plain', { anchorLink: '来信' })]))).toEqual([]);
});
