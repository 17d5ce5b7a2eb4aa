import { expect, test } from 'vitest';
import { promisesOf } from './promises.ts';

const promise = {
  icon: 'returns',
  title: '十四天退换',
  text: '免费上门取件',
  link: '/content/returns',
};

test.each([
  ['nothing', undefined, []],
  ['something else', 'duty paid', []],
  ['a promise', [promise], [{ ...promise, link: { web: '/content/returns' } }]],
  ['one without words', [{ icon: 'returns' }], []],
  [
    'an icon that nobody has drawn',
    [{ ...promise, icon: 'unicorn' }],
    [{ ...promise, icon: 'done', link: { web: '/content/returns' } }],
  ],
])('with %s', (_, promises, expected) => {
  expect(promisesOf({ promises })).toEqual(expected);
});
