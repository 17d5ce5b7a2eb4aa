import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test('returns the sources of pictures and leaves out one without a source', () => {
  const fields = schema.parse({
    pageTitle: '秋日来信',
    miniPImageUrl: { key: 'autumn', source: '/images/autumn/800' },
    momentImageUrl: { key: 'gone' },
  });
  expect(definition.getShareInfo?.(fields)).toEqual({
    pageTitle: '秋日来信',
    shareDesc: '',
    miniPUrl: '',
    miniPImageUrl: '/images/autumn/800',
  });
});
