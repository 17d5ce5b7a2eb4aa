import { describe, expect, it } from 'vitest';
import { sizeName } from './facet-names.ts';
import { compareSizes, sizeKey } from './sizes.ts';

const on = (scale: string) => (size: string) => ({ size, scale });

describe('sizes', () => {
  it('are read in a sensible order across scales', () => {
    const mixed = [
      on('')('OS'),
      ...['42', '38', '40'].map(on('FR')),
      ...['10', '9.5', '9'].map(on('EU')),
      ...['XL', 'S', 'XXS', 'M'].map(on('INT')),
    ];
    expect(mixed.sort(compareSizes).map(({ size }) => size)).toEqual(
      'XXS S M XL 9 9.5 10 38 40 42 OS'.split(' '),
    );
  });

  it.each([
    ['38', 'FR', 'FR-38'],
    ['38', 'EU', 'EU-38'],
    ['M', 'INT', 'M'],
    ['OS', 'OS', 'OS'],
    ['85', '', '85'],
  ])('%s on scale %s is filtered as %s', (size, scale, key) => {
    expect(sizeKey({ size, scale })).toBe(key);
  });

  it.each([
    ['38', 'FR', 'zh-CN', 'FR 38'],
    ['XXL', 'INT', 'zh-CN', 'XXL'],
    ['85', 'CM', 'zh-CN', '85 cm'],
    ['OS', '', 'zh-CN', '均码'],
    ['OS', '', 'en-US', 'One size'],
  ] as const)('%s on scale %s reads %s', (size, scale, language, name) => {
    expect(sizeName(size, scale, language)).toBe(name);
  });
});
