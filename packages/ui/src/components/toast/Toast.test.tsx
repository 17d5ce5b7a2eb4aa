import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { useToast } from './Toast.tsx';
import { TOAST_MS } from './toasts.ts';

let toast: ReturnType<typeof useToast>;
const Screen = () => {
  toast = useToast();
  return null;
};

beforeEach(() => {
  vi.useFakeTimers();
  show(<Screen />);
});
afterEach(() => void vi.useRealTimers());

const say = (words: string) => act(() => toast(words));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast is announced and stays for three seconds', () => {
  expect(TOAST_MS).toBe(3000);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  say('领取成功');
  expect(place).toHaveTextContent('领取成功');
  pass(2999);
  expect(place).toHaveTextContent('领取成功');
  pass(1);
  expect(place).toBeEmptyDOMElement();
});

test('a newer toast takes the place of the older, and has its own three seconds', () => {
  say('领取成功');
  pass(2000);
  say('领取失败，请再尝试');
  expect(screen.getByRole('status')).toHaveTextContent(/^领取失败，请再尝试$/);
  pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent('领取失败，请再尝试');
  pass(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a next step is a link', () => {
  act(() => toast('已加入购物袋', { action: { label: '查看', to: { route: 'bag' } } }));
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/bag');
});

test('what was done can be taken back, once', () => {
  const undo = vi.fn();
  act(() => toast('已移除', { action: { label: '撤销', onTap: undo } }));
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
