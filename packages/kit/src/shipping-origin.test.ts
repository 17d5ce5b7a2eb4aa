import { expect, it } from 'vitest';
import { isImported, passesCustoms } from './shipping-origin.ts';

it.each([
  ['domestic', 'CN', false, false],
  ['domestic', 'HK', false, false],
  ['bonded', 'CN', true, true],
  ['bonded', 'HK', true, false],
  ['abroad', 'CN', true, true],
  ['abroad', 'HK', true, false],
] as const)(
  'goods sent %s to %s: imported %s, customs %s',
  (origin, country, imported, customs) => {
    expect(isImported(origin)).toBe(imported);
    expect(passesCustoms(origin, country)).toBe(customs);
  },
);
