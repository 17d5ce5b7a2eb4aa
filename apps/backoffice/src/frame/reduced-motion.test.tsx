import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePrefersReducedMotion } from './reduced-motion.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('follows what the system of the operator asks for', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const { result } = renderHook(usePrefersReducedMotion);
  expect(result.current).toBe(false);
  query.matches = true;
  act(() => {
    query.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
});
