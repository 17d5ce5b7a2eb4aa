import { describe, expect, it } from 'vitest';
import { formatSize } from './facet-names.ts';
import { createSizeOrder, toSizeKey } from './sizes.ts';

const on = (scale: string) => (size: string) => ({ size, scale });

describe('sizes', () => {
  it('are sorted by letters, then size systems in their order, with one size last', () => {
    const mixed = [
      on('')('OS'),
      ...['42', '38', '40'].map(on('FR')),
      ...['10', '9.5', '9'].map(on('EU')),
      ...['7', '6'].map(on('XX')),
      ...['XL', 'S', 'XXS', 'M'].map(on('INT')),
    ];
    expect(mixed.sort(createSizeOrder(['FR', 'EU'])).map(({ size }) => size)).toEqual(
      'XXS S M XL 38 40 42 9 9.5 10 6 7 OS'.split(' '),
    );
  });

  it.each([
    ['38', 'FR', 'FR-38'],
    ['38', 'EU', 'EU-38'],
    ['M', 'INT', 'M'],
    ['OS', 'OS', 'OS'],
    ['85', '', '85'],
  ])('%s on scale %s has the filter value %s', (size, scale, key) => {
    expect(toSizeKey({ size, scale })).toBe(key);
  });

  it.each([
    ['38', 'FR', 'zh-CN', 'FR 38'],
    ['XXL', 'INT', 'zh-CN', 'XXL'],
    ['85', 'CM', 'zh-CN', '85 cm'],
    ['OS', '', 'zh-CN', '均码'],
    ['OS', '', 'en-US', 'One size'],
  ] as const)('%s on scale %s is displayed in %s as %s', (size, scale, language, name) => {
    expect(formatSize(size, scale, language)).toBe(name);
  });
});
