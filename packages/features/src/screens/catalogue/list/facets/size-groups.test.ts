import { expect, test } from 'vitest';
import { findSizeSystem, groupSizes } from './size-groups.ts';

test.each([
  ['S', 'letters'],
  ['M', 'letters'],
  ['XXL', 'letters'],
  ['3XL', 'letters'],
  ['EU 42.5', 'EU'],
  ['IT 44', 'IT'],
  ['UK 36', 'UK'],
  ['38 cm', 'cm'],
  ['均码', 'other'],
  ['EUROPE', 'other'],
])('%s is a size of the system %s', (name, system) => {
  expect(findSizeSystem(name)).toBe(system);
});

test('groups sizes by system, in the order of the systems', () => {
  const size = (name: string) => ({
    value: name,
    valueUpperBound: null,
    name,
    hint: null,
    count: 1,
    selected: false,
    disabled: false,
    dynamic: true,
  });
  const groups = groupSizes(['38 cm', 'EU 40', 'M', 'EU 41'].map(size));
  expect(groups.map(({ system, values }) => [system, values.map(({ name }) => name)])).toEqual([
    ['letters', ['M']],
    ['EU', ['EU 40', 'EU 41']],
    ['cm', ['38 cm']],
  ]);
});
