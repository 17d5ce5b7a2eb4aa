import { expect, test } from 'vitest';
import { groupSizes } from './size-groups.ts';

test('groups sizes by system, in the order in which they come', () => {
  const size = (hint: string | null, name: string) => ({
    value: name,
    valueUpperBound: null,
    name,
    hint,
    count: 1,
    selected: false,
    disabled: false,
    dynamic: true,
  });
  const sizes = [
    size('Letters', 'M'),
    size('EU', 'EU 40'),
    size('Centimetres', '38 cm'),
    size('EU', 'EU 41'),
    size(null, 'One size'),
  ];
  expect(
    groupSizes(sizes).map(({ system, values }) => [system, values.map(({ name }) => name)]),
  ).toEqual([
    ['Letters', ['M']],
    ['EU', ['EU 40', 'EU 41']],
    ['Centimetres', ['38 cm']],
    [null, ['One size']],
  ]);
});
