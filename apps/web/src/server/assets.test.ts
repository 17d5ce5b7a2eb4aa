import { expect, test } from 'vitest';
import { preloadsOf, readAssets } from './assets.ts';

const assets = readAssets(
  {
    'src/client/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_price.js': { file: 'price.js', imports: ['_react.js'] },
    '../../packages/modules/src/productSet/View.tsx': {
      file: 'productSet.js',
      imports: ['_price.js', 'src/client/entry.tsx'],
    },
    '_pos-1.js': { file: 'pos-1.js', name: 'pos', imports: ['_price.js'] },
    'style.css': { file: 'style.css' },
  },
  '/content/assets/',
);

test('a chunk is preloaded with what it imports, but not with what the entry brings', () => {
  expect(assets.chunksOf('packages/modules/src/productSet/View.tsx')).toEqual([
    '/content/assets/productSet.js',
    '/content/assets/price.js',
  ]);
});

test('a module type is found as one chunk, or by its view', () => {
  expect(assets.chunksOfModule('pos')).toEqual([
    '/content/assets/pos-1.js',
    '/content/assets/price.js',
  ]);
  expect(assets.chunksOfModule('productSet')).toContain('/content/assets/productSet.js');
  expect(assets.chunksOfModule('unheardOf')).toEqual([]);
});

test('what every page loads is the entry and all that it imports', () => {
  expect(assets.shared).toEqual(['/content/assets/entry.js', '/content/assets/react.js']);
});

test('an unknown source has no chunks', () => {
  expect(assets.chunksOf('packages/modules/src/never/View.tsx')).toEqual([]);
});

test('the entry and the one style sheet are named', () => {
  expect([assets.entry, assets.styles]).toEqual([
    '/content/assets/entry.js',
    ['/content/assets/style.css'],
  ]);
});

test('a build without an entry is refused', () => {
  expect(() => readAssets({}, '/')).toThrow('no entry');
});

test('a head asks for all that its screen needs, and for the modules that a long page begins with', () => {
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${name}-${index}.js`);
  expect(preloadsOf(named('screen', 15), named('module', 3))).toEqual(named('screen', 15));
  expect(preloadsOf(named('screen', 2), [...named('screen', 2), ...named('module', 40)])).toEqual([
    ...named('screen', 2),
    ...named('module', 10),
  ]);
});
