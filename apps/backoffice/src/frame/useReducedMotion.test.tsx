import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReducedMotion } from './useReducedMotion.ts';

afterEach(() => vi.restoreAllMocks());

const Motion = () => <p>{useReducedMotion() ? 'reduced' : 'full'}</p>;

test('follows the setting of the system while the page is open', () => {
  let isReduced = false;
  const changes = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.defineProperty(changes, 'matches', { get: () => isReduced }) as MediaQueryList,
  );
  render(<Motion />);
  expect(screen.getByText('full')).toBeTruthy();
  isReduced = true;
  act(() => {
    changes.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('reduced')).toBeTruthy();
});
