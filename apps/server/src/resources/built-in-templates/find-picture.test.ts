import { expect, test } from 'vitest';
import { findPicture } from './find-picture.ts';

const image = (key: string) => ({ fields: { image: { key, alt: '' } } });

test.each([
  ['the first of several', [image('a'), image('b')], 'a'],
  ['behind a placeholder', [image('placeholder-4x5'), image('b')], 'b'],
  ['deep in a list', [{ fields: { images: [{ title: 'x', image: { key: 'c' } }] } }], 'c'],
  ['none', [{ fields: { key: 7, content: null } }], null],
])('finds the picture of a page: %s', (_, entries, key) => expect(findPicture(entries)).toBe(key));
