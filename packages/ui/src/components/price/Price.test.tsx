import { describe, expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Price } from './Price.tsx';
import { discountOf } from './price-rules.ts';

const said = (price: React.ReactNode, language?: 'zh-CN' | 'en-US') =>
  show(price, language && { language }).container.textContent;

describe('what a price says', () => {
  test('a plain price is only itself', () => {
    expect(said(<Price price={2431000} />)).toBe('¥24,310');
  });

  test('a price equal to the original is not reduced', () => {
    expect(said(<Price price={2431000} original={2431000} large />)).toBe('¥24,310');
  });

  test('a reduced one says in words which is which', () => {
    expect(said(<Price price={2431000} original={2860000} />)).toBe('现价¥24,310原价¥28,600');
    expect(said(<Price price={2431000} original={2860000} />, 'en-US')).toBe(
      'Now ¥24,310Was ¥28,600',
    );
  });

  test('the original is struck through', () => {
    const { container } = show(<Price price={1} original={200} />);
    expect(container.querySelector('s')).toHaveTextContent('¥2');
  });

  test('a product page tells how much is off, as each language counts it', () => {
    expect(said(<Price price={2431000} original={2860000} large />)).toContain('8.5 折');
    expect(said(<Price price={2431000} original={2860000} large />, 'en-US')).toContain('15% off');
  });
});

test.each([
  [850, 1000, { tenths: '8.5', off: 15 }],
  [900, 1000, { tenths: '9', off: 10 }],
  [1000, 1000, null],
  [1200, 1000, null],
  [999, 1000, null],
  [100, 0, null],
])('%i of %i is a discount of %o', (price, original, discount) => {
  expect(discountOf(price, original)).toEqual(discount);
});
