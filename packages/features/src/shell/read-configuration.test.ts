import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

test.each<[string, Record<string, unknown>, object]>([
  ['nothing', {}, { homeContent: {} }],
  [
    'every value',
    {
      defaultGender: 'men',
      homeContent: { women: 'a', men: 'b', kids: 'c' },
      shippingCountries: ['CN'],
      minimumAppVersion: '3.1.0',
    },
    {
      defaultGender: 'men',
      homeContent: { women: 'a', men: 'b', kids: 'c' },
      shippingCountries: ['CN'],
      minimumAppVersion: '3.1.0',
    },
  ],
  [
    'values that cannot be used',
    {
      defaultGender: 'people',
      homeContent: { women: 7, men: '', cats: 'd' },
      shippingCountries: 'CN',
      minimumAppVersion: 'newest',
    },
    { homeContent: {} },
  ],
  ['a home page that is no list of pages', { homeContent: 'a' }, { homeContent: {} }],
])('reads %s', (_, values, configuration) => {
  expect(readConfiguration(values)).toEqual(configuration);
});
