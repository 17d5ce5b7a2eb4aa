import { expect, test } from 'vitest';
import { assignArm, createArmAssignment } from './assign-arm.ts';
import { BUCKETS } from './visitor-bucket.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const listB = (testId: string, share: number) => {
  const assign = createArmAssignment(testId, share);
  return new Set(buckets.filter((bucket) => assign(bucket) === 'b'));
};

test.each([10, 17, 33, 50])('shows B to exactly %d per cent of the buckets', (share) => {
  for (const testId of ['1', '2', '12', '9007199254740993'])
    expect(listB(testId, share).size).toBe(share * 10);
});

test('gives a bucket the same arm each time', () => {
  expect([1, 417, 999].map((bucket) => assignArm('12', bucket, 50))).toEqual(['a', 'b', 'a']);
});

test('keeps a visitor in B when the share grows', () => {
  const half = listB('12', 50);
  expect([...listB('12', 10)].every((bucket) => half.has(bucket))).toBe(true);
});

test('divides the buckets of two tests independently', () => {
  const overlaps: number[] = [];
  for (let id = 1; id <= 200; id++) {
    const other = listB(String(id + 1), 50);
    overlaps.push([...listB(String(id), 50)].filter((bucket) => other.has(bucket)).length);
  }
  const mean = overlaps.reduce((sum, count) => sum + count, 0) / overlaps.length;
  // Of 500 in 1000, 250 are expected in both, give or take eight.
  expect(mean).toBeGreaterThan(248);
  expect(mean).toBeLessThan(252);
  expect(Math.min(...overlaps)).toBeGreaterThan(250 - 5 * 8);
  expect(Math.max(...overlaps)).toBeLessThan(250 + 5 * 8);
});

test('divides neighbouring buckets as if by chance', () => {
  const assign = createArmAssignment('12', 50);
  const changes = buckets.slice(1).filter((bucket) => assign(bucket) !== assign(bucket - 1)).length;
  expect(Math.abs(changes - 500)).toBeLessThan(5 * 16);
});
