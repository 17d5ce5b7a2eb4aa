import { expect, test } from 'vitest';
import { readServicePromises } from './service-promises.ts';

const promise = {
  icon: 'returns',
  title: '十四天退换',
  text: '免费上门取件',
  link: '/content/returns',
};

test.each([
  ['nothing', undefined, []],
  ['a text instead of a list', 'duty paid', []],
  ['a promise', [promise], [{ ...promise, link: { web: '/content/returns' } }]],
  ['a promise without title', [{ icon: 'returns' }], []],
  [
    'a promise with an unknown icon',
    [{ ...promise, icon: 'unicorn' }],
    [{ ...promise, icon: 'done', link: { web: '/content/returns' } }],
  ],
])('reads %s', (_, promises, expected) => {
  expect(readServicePromises({ promises })).toEqual(expected);
});
