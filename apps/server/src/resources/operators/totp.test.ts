import { describe, expect, it, test } from 'vitest';
import {
  computeTotp,
  createOtpauthUrl,
  createTotpSecret,
  encodeBase32,
  findTotpStep,
  getTotpStep,
} from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the code of RFC 6238 at %i seconds', (seconds, code) => {
  expect(computeTotp(SECRET, getTotpStep(seconds * 1000))).toBe(code);
});

describe('finding the step of a code', () => {
  const now = 1_234_567_890_000;
  const step = getTotpStep(now);
  it.each([
    ['the present step', step, null, step],
    ['the step before', step - 1, null, step - 1],
    ['the step after', step + 1, null, step + 1],
    ['two steps before', step - 2, null, undefined],
    ['a step that was used', step, step, undefined],
    ['a step before the used one', step - 1, step, undefined],
    ['the step after the used one', step + 1, step, step + 1],
  ] as const)('%s', (_, of, last, expected) => {
    expect(findTotpStep(SECRET, computeTotp(SECRET, of), now, last)).toBe(expected);
  });

  it('refuses a code of another length', () => {
    expect(findTotpStep(SECRET, '1', now, null)).toBeUndefined();
  });
});

test('writes secrets in base32', () => {
  expect(encodeBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(createTotpSecret()).toHaveLength(20);
});

test('writes the URL for authenticator apps', () => {
  expect(createOtpauthUrl(SECRET, '别处 & Co', 'a@b.cn')).toBe(
    'otpauth://totp/%E5%88%AB%E5%A4%84%20%26%20Co:a%40b.cn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E5%88%AB%E5%A4%84%20%26%20Co',
  );
});
