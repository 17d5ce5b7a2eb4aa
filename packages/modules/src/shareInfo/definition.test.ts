import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test('pictures are told by their source; one without a source is not told', () => {
  const fields = schema.parse({
    pageTitle: '秋日来信',
    miniPImageUrl: { key: 'autumn', source: '/images/autumn/800' },
    momentImageUrl: { key: 'gone' },
  });
  expect(definition.share?.(fields)).toEqual({
    pageTitle: '秋日来信',
    shareDesc: '',
    miniPUrl: '',
    miniPImageUrl: '/images/autumn/800',
  });
});
