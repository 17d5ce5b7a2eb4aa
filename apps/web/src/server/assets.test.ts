import { expect, test } from 'vitest';
import { readAssets, selectPreloads } from './assets.ts';

const BAG = '../../packages/features/src/screens/order/bag/index.ts';

const assets = readAssets(
  {
    'src/client/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
    'src/client/common.ts': { file: 'common.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_price.js': { file: 'price.js', imports: ['_react.js'] },
    [BAG]: { file: 'bag.js', imports: ['_price.js', 'src/client/entry.tsx'] },
    '_module-pos-1.js': { file: 'module-pos-1.js', name: 'module-pos', imports: ['_price.js'] },
    'style.css': { file: 'style.css' },
  },
  '/content/assets/',
);

test('a screen needs its chunk and the imports of it, without what the entry imports', () => {
  expect(assets.chunksOf(BAG)).toEqual(['/content/assets/bag.js', '/content/assets/price.js']);
});

test('a module type is found by the name of its chunk', () => {
  expect(assets.chunksOfModule('pos')).toEqual([
    '/content/assets/module-pos-1.js',
    '/content/assets/price.js',
  ]);
  expect(assets.chunksOfModule('unheardOf')).toEqual([]);
});

test('every page loads the entry and all that it imports', () => {
  expect(assets.shared).toEqual(['/content/assets/entry.js', '/content/assets/react.js']);
});

test('an unknown key has no chunks', () => {
  expect(assets.chunksOf('../../packages/features/src/screens/order/never/index.ts')).toEqual([]);
});

test('names the entry and the one style sheet', () => {
  expect([assets.entry, assets.styles]).toEqual([
    '/content/assets/entry.js',
    ['/content/assets/style.css'],
  ]);
});

test('refuses a build without an entry', () => {
  expect(() => readAssets({}, '/')).toThrow('no entry');
});

test('preloads all chunks of a screen, and of its modules as many as the limit allows', () => {
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${name}-${index}.js`);
  expect(selectPreloads(named('screen', 15), named('module', 3))).toEqual(named('screen', 15));
  expect(
    selectPreloads(named('screen', 2), [...named('screen', 2), ...named('module', 40)]),
  ).toEqual([...named('screen', 2), ...named('module', 10)]);
});
