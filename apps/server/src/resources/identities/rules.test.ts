import { describe, expect, it } from 'vitest';
import {
  checkCodeLimits,
  exceedsLoginLimits,
  MAX_CODES_PER_MOBILE,
  MAX_CODES_PER_NETWORK,
  MAX_FAILED_PER_ACCOUNT,
  MAX_FAILED_PER_NETWORK,
} from './rules.ts';

const NOW = Date.UTC(2026, 9, 1);
const NO_CODES = { lastAt: undefined, byMobile: 0, byNetwork: 0 };

describe('checkCodeLimits', () => {
  it.each([
    ['allows the first code', NO_CODES, undefined],
    [
      'refuses another code after 59 seconds',
      { ...NO_CODES, lastAt: NOW - 59_000, byMobile: 1 },
      'code-too-soon',
    ],
    [
      'allows another code after a minute',
      { ...NO_CODES, lastAt: NOW - 60_000, byMobile: 1 },
      undefined,
    ],
    [
      'allows the fifth code of an hour',
      { ...NO_CODES, byMobile: MAX_CODES_PER_MOBILE - 1 },
      undefined,
    ],
    [
      'refuses the sixth code of an hour',
      { ...NO_CODES, byMobile: MAX_CODES_PER_MOBILE },
      'code-too-often',
    ],
    [
      'refuses too many codes from one network',
      { ...NO_CODES, byNetwork: MAX_CODES_PER_NETWORK },
      'code-too-often',
    ],
    [
      'allows one code to a browser that logged in before, whatever others asked for',
      { lastAt: NOW - 1, byMobile: MAX_CODES_PER_MOBILE, byNetwork: 0, byKnownDevice: 0 },
      undefined,
    ],
    [
      'refuses such a browser the second code of a full hour',
      { ...NO_CODES, byMobile: MAX_CODES_PER_MOBILE, byKnownDevice: 1 },
      'code-too-often',
    ],
    [
      'refuses such a browser when its network asked too often',
      { ...NO_CODES, byNetwork: MAX_CODES_PER_NETWORK, byKnownDevice: 0 },
      'code-too-often',
    ],
  ])('%s', (_, counts, reason) => {
    expect(checkCodeLimits(counts, NOW)?.reason).toBe(reason);
  });

  it('returns the delay in whole seconds', () => {
    expect(checkCodeLimits({ ...NO_CODES, lastAt: NOW - 7_500 }, NOW)?.seconds).toBe(53);
  });
});

describe('exceedsLoginLimits', () => {
  it.each([
    ['allows the tenth wrong password', MAX_FAILED_PER_ACCOUNT, 0, false],
    ['blocks the eleventh wrong password', MAX_FAILED_PER_ACCOUNT + 1, 0, true],
    ['blocks many accounts from one network', 1, MAX_FAILED_PER_NETWORK + 1, true],
  ])('%s', (_, byAccount, byNetwork, expected) => {
    expect(exceedsLoginLimits({ byAccount, byNetwork })).toBe(expected);
  });
});
