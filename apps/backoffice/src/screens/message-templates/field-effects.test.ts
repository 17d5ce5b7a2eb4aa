import { expect, it } from 'vitest';
import { type CardField, listFieldEffects, type PreviewedCard } from './field-effects.ts';

const name: CardField = {
  ...{ name: 'thing1', of: 'product', kind: 'text', max: 20 },
  ...{ given: 'A long name', shown: 'A long name' },
};
const cut = { ...name, shown: 'A lo…' };
const card = (channel: PreviewedCard['channel'], ...fields: CardField[]): PreviewedCard => ({
  ...{ channel, code: null, fields },
});

it.each([
  ['fits every field', [card('minip', name)], []],
  ['is another value', [card('minip', { ...cut, of: 'size' })], []],
  ['is empty, which is said once for all', [card('minip', { ...cut, given: ' ' })], []],
  [
    'is cut by the same field of two channels',
    [card('minip', cut), card('ttmp', cut)],
    [{ channels: ['minip', 'ttmp'], field: cut }],
  ],
  [
    'is cut by one and refused by another',
    [card('minip', cut), card('ttmp', { ...cut, shown: null })],
    [
      { channels: ['minip'], field: cut },
      { channels: ['ttmp'], field: { ...cut, shown: null } },
    ],
  ],
])('a value that %s', (_, cards, effects) => {
  expect(listFieldEffects('product', cards)).toEqual(effects);
});
