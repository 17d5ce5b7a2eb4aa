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
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));

test.each([
  ['grid', entrances, true],
  ['row', [{ title: '外套' }], false],
  ['names', [{ title: '外套' }], true],
  ['names', [{ image: { source: '/images/1/480' } }], false],
])('as %s with %o it is shown: %s', (layout, given, shown) => {
  const fields = schema.parse({ entrances: given, layout });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
