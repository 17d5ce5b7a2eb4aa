import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const entrances = [{ image: { source: '/images/1/480' }, title: '外套' }];

test.each([
  [{ entrances, numberOfPerLine: 2 }, true],
  [{ entrances, numberOfPerLine: 4, layout: 'row' }, true],
  [{ entrances: [{ title: 'Halden' }], layout: 'names' }, true],
  [{ entrances, numberOfPerLine: 5 }, false],
  [{ entrances, layout: 'circle' }, false],
  [{ entrances: [] }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);

test.each([
  ['grid', entrances, true],
  ['row', [{ title: '外套' }], false],
  ['names', [{ title: '外套' }], true],
  ['names', [{ image: { source: '/images/1/480' } }], false],
])('shows the layout %s with %o: %s', (layout, value, shown) => {
  const fields = schema.parse({ entrances: value, layout });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
