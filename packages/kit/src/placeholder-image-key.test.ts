import { expect, test } from 'vitest';
import { parsePlaceholderKey } from './placeholder-image-key.ts';

test.each([
  ['placeholder-4x5', { width: 1_200, height: 1_500 }],
  ['placeholder-16x9', { width: 1_600, height: 900 }],
  ['placeholder-9x16', undefined],
  ['constructor', undefined],
])('the key %s has the size %o', (key, size) => expect(parsePlaceholderKey(key)).toEqual(size));
