import { expect, test } from 'vitest';
import { ICON_PATHS } from './icon-paths.ts';

test.each(Object.entries(ICON_PATHS))('%s is valid path data', (_, path) => {
  expect(path).toMatch(/^[Mm][\d\s.,MmLlHhVvAaCcSsQqZz-]+$/);
  expect(path).not.toContain('NaN');
});
