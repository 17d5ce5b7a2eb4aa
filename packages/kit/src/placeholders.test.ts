import { expect, test } from 'vitest';
import { listPlaceholders } from './placeholders.ts';

test.each([
  ['还有 {n} 件', ['n']],
  ['{n} {n|item|items} of {total}', ['n', 'n|', 'total']],
  ['{n} and {n}', ['n']],
  ['{n|件|件数}', ['{', '}']],
  ['{n|item|items}', ['n|']],
  ['{n|一 件|件}', ['{', '}']],
  ['{ n } }', ['{', '}']],
  ['none', []],
])('lists the placeholders of "%s" as %o', (message, placeholders) => {
  expect(listPlaceholders(message)).toEqual(placeholders);
});
