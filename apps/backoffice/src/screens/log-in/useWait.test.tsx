import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@vitrine/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWait } from './useWait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooMany = (seconds: string) =>
  new ApiError('too-many-requests', {
    status: 429,
    statusText: '',
    headers: { 'retry-after': seconds },
    data: {},
  });

it('counts the seconds down, and tells when they are over', () => {
  const onOver = vi.fn();
  const { result } = renderHook(() => useWait(onOver));
  expect(result.current.seconds).toBe(0);
  act(() => result.current.start(tooMany('3')));
  expect(result.current.seconds).toBe(3);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current.seconds).toBe(1);
  expect(onOver).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current.seconds).toBe(0);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('does not wait after another problem', () => {
  const { result } = renderHook(() => useWait(vi.fn()));
  act(() => result.current.start(new ApiError('unauthorised')));
  expect(result.current.seconds).toBe(0);
});
