import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Price, type PriceProps } from './Price.tsx';
import { ReferenceRateContext } from './reference-rate.ts';

const RATE = { currencyCode: 'USD', perCny: 0.14 } as const;

const readPrice = (
  props: PriceProps,
  rate: typeof RATE | null = RATE,
  language: 'zh-CN' | 'en-US' = 'zh-CN',
) =>
  renderWithPlatform(
    <ReferenceRateContext value={rate}>
      <Price {...props} />
    </ReferenceRateContext>,
    { language },
  ).container.textContent;

test.each([
  ['zh-CN', '¥10,000约 USD 1,400'],
  ['en-US', '¥10,000about USD 1,400'],
] as const)('a price in %s also says about how much it is', (language, text) => {
  expect(readPrice({ price: 1_000_000 }, RATE, language)).toBe(text);
});

test('converts what is paid now, not what it was before', () => {
  const text = readPrice({ price: 1_000_000, original: 2_000_000 });
  expect(text).toContain('USD 1,400');
  expect(text).not.toContain('2,800');
});

test.each([
  ['a price in the other currency itself', { price: 140_000, currency: 'USD' }, RATE],
  ['a shop with no rate', { price: 1_000_000 }, null],
])('converts nothing for %s', (_, props, rate) => {
  expect(readPrice(props, rate)).not.toContain('约');
});
