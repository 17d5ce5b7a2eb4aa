import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useConfirmation } from './useConfirmation.ts';

test('runs with what it asked about once that is confirmed', () => {
  const run = vi.fn();
  const { result } = renderHook(() => useConfirmation(run));
  expect(result.current.dialog.open).toBe(false);
  act(() => result.current.ask('order'));
  expect(result.current.dialog.open).toBe(true);
  act(() => result.current.dialog.onConfirm());
  expect(run).toHaveBeenCalledExactlyOnceWith('order');
  expect(result.current.dialog.open).toBe(false);
});

test('runs nothing when it is cancelled', () => {
  const run = vi.fn();
  const { result } = renderHook(() => useConfirmation(run));
  act(() => result.current.ask('order'));
  act(() => result.current.dialog.onCancel());
  expect(result.current.dialog.open).toBe(false);
  expect(run).not.toHaveBeenCalled();
});
