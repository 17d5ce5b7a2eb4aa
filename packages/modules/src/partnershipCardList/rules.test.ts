import { expect, test } from 'vitest';
import { shownBenefits } from './rules.ts';
import { schema } from './schema.ts';

const shown = (descriptions: string[]) => {
  const benefits = descriptions.map((description) => ({ description }));
  const [card] = schema.parse({ cards: [{ name: 'Lune', benefits }] }).cards;
  return card && shownBenefits(card).map(({ description }) => description);
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
])('of %o, %o are shown', (all, few) => expect(shown(all)).toEqual(few));

test.each([
  [{ cards: [] }, false],
  [{ cards: [{ name: 'Lune', benefits: [{ symbol: 'sword' }] }] }, false],
  [{ cards: [{ name: 'Lune' }] }, true],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));
