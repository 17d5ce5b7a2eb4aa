import { expect, test } from 'vitest';
import { selectBenefits } from './rules.ts';
import { schema } from './schema.ts';

const selectDescriptions = (descriptions: string[]) => {
  const benefits = descriptions.map((description) => ({ description }));
  const [card] = schema.parse({ cards: [{ name: 'Lune', benefits }] }).cards;
  return card && selectBenefits(card).map(({ description }) => description);
};

test.each([
  [[], []],
  [['一'], ['一']],
  [
    ['一', '二', '三', '四'],
    ['一', '二', '三', '四'],
  ],
  [
    ['一', '二', '三', '四', '五'],
    ['一', '二', '三', '四'],
  ],
  [
    ['', '一', ' ', '二', '三', '四', '五'],
    ['一', '二', '三', '四'],
  ],
])('selects of the benefits %o the first %o', (all, selected) =>
  expect(selectDescriptions(all)).toEqual(selected),
);

test.each([
  [{ cards: [] }, false],
  [{ cards: [{ name: 'Lune', benefits: [{ symbol: 'sword' }] }] }, false],
  [{ cards: [{ name: 'Lune' }] }, true],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
