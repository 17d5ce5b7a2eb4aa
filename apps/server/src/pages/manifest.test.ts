import { expect, test } from 'vitest';
import { createManifest } from './manifest.ts';

test.each([
  [{ name: '别处 ELSEWHERE', mark: '别处' }, '别处 ELSEWHERE', '别处'],
  [{ name: 'Elsewhere' }, 'Elsewhere', 'Elsewhere'],
  [{ mark: '别处', name: 7 }, '别处', '别处'],
  [{}, '·', '·'],
])('names the app of %o %s, in short %s', (value, name, short_name) => {
  expect(createManifest({ value })).toMatchObject({
    name,
    short_name,
    display: 'standalone',
  });
});
