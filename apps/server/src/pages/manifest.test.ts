import { expect, test } from 'vitest';
import { manifestOf } from './manifest.ts';

test.each([
  [{ name: '别处 ELSEWHERE', mark: '别处' }, '别处 ELSEWHERE', '别处'],
  [{ name: 'Elsewhere' }, 'Elsewhere', 'Elsewhere'],
  [{ mark: '别处', name: 7 }, '别处', '别处'],
  [{}, '·', '·'],
])('%o is installed as %s, shortly %s', (value, name, short) => {
  expect(manifestOf({ value })).toMatchObject({ name, short_name: short, display: 'standalone' });
});
