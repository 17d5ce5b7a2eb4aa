import { describe, expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Price } from './Price.tsx';
import { calculateDiscount } from './price-rules.ts';

const renderText = (price: React.ReactNode, language?: 'zh-CN' | 'en-US') =>
  renderWithPlatform(price, language && { language }).container.textContent;

describe('the text of a price', () => {
  test('shows a plain price alone', () => {
    expect(renderText(<Price price={2431000} />)).toBe('¥24,310');
  });

  test('shows no reduction when the original price is the same', () => {
    expect(renderText(<Price price={2431000} original={2431000} large />)).toBe('¥24,310');
  });

  test('labels the current and the original price for screen readers', () => {
    expect(renderText(<Price price={2431000} original={2860000} />)).toBe('现价¥24,310原价¥28,600');
    expect(renderText(<Price price={2431000} original={2860000} />, 'en-US')).toBe(
      'Now ¥24,310Was ¥28,600',
    );
  });

  test('strikes through the original price', () => {
    const { container } = renderWithPlatform(<Price price={1} original={200} />);
    expect(container.querySelector('s')).toHaveTextContent('¥2');
  });

  test('shows the discount on a product page in the convention of each language', () => {
    expect(renderText(<Price price={2431000} original={2860000} large />)).toContain('8.5 折');
    expect(renderText(<Price price={2431000} original={2860000} large />, 'en-US')).toContain(
      '15% off',
    );
  });
});

test.each([
  [850, 1000, { tenths: '8.5', off: 15 }],
  [900, 1000, { tenths: '9', off: 10 }],
  [1000, 1000, null],
  [1200, 1000, null],
  [999, 1000, null],
  [100, 0, null],
])('a price of %i instead of %i is a discount of %o', (price, original, discount) => {
  expect(calculateDiscount(price, original)).toEqual(discount);
});
