import { expect, it } from 'vitest';
import { overweight, packagesKb } from '../../apps/mini/scripts/size.ts';
import { PLATFORMS, programOf } from './programs.ts';

it.each(PLATFORMS)('no package of %s, nor the whole, is heavier than it may be', (platform) => {
  const sizes = packagesKb(programOf(platform));
  expect([...sizes.keys()]).toEqual(['main', 'account', 'order', 'campaign']);
  expect(overweight(sizes)).toEqual([]);
});

it('what is too heavy is said, by package and as a whole', () => {
  const sizes = new Map([
    ['main', 901],
    ['order', 2049],
    ['account', 6000],
  ]);
  expect(overweight(sizes)).toEqual([
    'main: 901 KB of 900',
    'order: 2049 KB of 2048',
    'account: 6000 KB of 2048',
    'the whole: 8950 KB of 8192',
  ]);
});
