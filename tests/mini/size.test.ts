import { expect, it } from 'vitest';
import { findOversized, measurePackages } from '../../apps/mini/scripts/size.ts';
import { findProgram, PLATFORMS } from './programs.ts';

it.each(PLATFORMS)('the packages of %s are within their limits', (platform) => {
  const sizes = measurePackages(findProgram(platform));
  expect([...sizes.keys()]).toEqual(['main', 'account', 'order', 'campaign']);
  expect(findOversized(sizes)).toEqual([]);
});

it('reports oversized packages and an oversized total', () => {
  const sizes = new Map([
    ['main', 901],
    ['order', 2049],
    ['account', 6000],
  ]);
  expect(findOversized(sizes)).toEqual([
    'main: 901 KB of 900',
    'order: 2049 KB of 2048',
    'account: 6000 KB of 2048',
    'all packages: 8950 KB of 8192',
  ]);
});
