import { describe, expect, it } from 'vitest';
import {
  MOST_CODES_OF_ADDRESS,
  MOST_CODES_OF_MOBILE,
  MOST_FAILED_OF_ACCOUNT,
  MOST_FAILED_OF_ADDRESS,
  refusesCode,
  refusesLogin,
} from './rules.ts';

const NOW = Date.UTC(2026, 9, 1);
const none = { lastAt: undefined, ofMobile: 0, ofAddress: 0 };

describe('another code', () => {
  it.each([
    ['the first one', none, undefined],
    ['59 seconds later', { ...none, lastAt: NOW - 59_000, ofMobile: 1 }, 'code-too-soon'],
    ['a minute later', { ...none, lastAt: NOW - 60_000, ofMobile: 1 }, undefined],
    ['the fifth of an hour', { ...none, ofMobile: MOST_CODES_OF_MOBILE - 1 }, undefined],
    ['the sixth', { ...none, ofMobile: MOST_CODES_OF_MOBILE }, 'code-too-often'],
    ['too many from one address', { ...none, ofAddress: MOST_CODES_OF_ADDRESS }, 'code-too-often'],
  ])('%s', (_, sent, reason) => {
    expect(refusesCode(sent, NOW)?.reason).toBe(reason);
  });

  it('says how long to wait, in whole seconds', () => {
    expect(refusesCode({ ...none, lastAt: NOW - 7_500 }, NOW)?.seconds).toBe(53);
  });
});

describe('another password', () => {
  it.each([
    ['the tenth wrong one', MOST_FAILED_OF_ACCOUNT, 0, false],
    ['the eleventh', MOST_FAILED_OF_ACCOUNT + 1, 0, true],
    ['many accounts from one address', 1, MOST_FAILED_OF_ADDRESS + 1, true],
  ])('%s', (_, ofAccount, ofAddress, is) => {
    expect(refusesLogin({ ofAccount, ofAddress })).toBe(is);
  });
});
