import { expect, it } from 'vitest';
import { findByKey, readSharedKeys } from './shared-keys.ts';

it('reads the current key and the former ones', () => {
  expect(readSharedKeys('new')).toEqual(['new']);
  expect(readSharedKeys('new, former,oldest')).toEqual(['new', 'former', 'oldest']);
});

it('tries the keys in their order, and stops at the first that fits', () => {
  const tried: string[] = [];
  const read = (key: string) => {
    tried.push(key);
    return key === 'former' ? key.length : undefined;
  };
  expect(findByKey(['new', 'former', 'oldest'], read)).toBe(6);
  expect(tried).toEqual(['new', 'former']);
  expect(findByKey(['new'], read)).toBeUndefined();
});
