import { expect, it } from 'vitest';
import { BUDGET_KB, mainPackageKb } from '../../apps/mini/scripts/size.ts';
import { PLATFORMS, programOf } from './programs.ts';

it.each(PLATFORMS)('the main package of %s stays within its budget', (platform) => {
  expect(mainPackageKb(programOf(platform))).toBeLessThan(BUDGET_KB);
});
