import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { TOAST_MS } from './toast-store.ts';
import { useToast } from './useToast.ts';

let toast: ReturnType<typeof useToast>;
const Screen = () => {
  toast = useToast();
  return null;
};

beforeEach(() => {
  vi.useFakeTimers();
  renderWithPlatform(<Screen />);
});
afterEach(() => void vi.useRealTimers());

const showToast = (message: string) => act(() => toast(message));
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast is announced and stays for three seconds', () => {
  expect(TOAST_MS).toBe(3000);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  showToast('领取成功');
  expect(status).toHaveTextContent('领取成功');
  advance(2999);
  expect(status).toHaveTextContent('领取成功');
  advance(1);
  expect(status).toBeEmptyDOMElement();
});

test('a new toast replaces the current one and stays for its own three seconds', () => {
  showToast('领取成功');
  advance(2000);
  showToast('领取失败，请再尝试');
  expect(screen.getByRole('status')).toHaveTextContent(/^领取失败，请再尝试$/);
  advance(2000);
  expect(screen.getByRole('status')).toHaveTextContent('领取失败，请再尝试');
  advance(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an action with a destination is a link', () => {
  act(() => toast('已加入购物袋', { action: { label: '查看', to: { route: 'bag' } } }));
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/bag');
});

test('an undo action runs once and closes the toast', () => {
  const undo = vi.fn();
  act(() => toast('已移除', { action: { label: '撤销', onPress: undo } }));
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast that the action itself shows stays', () => {
  const restore = () => toast('已恢复');
  act(() => toast('已移除', { action: { label: '撤销', onPress: restore } }));
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^已恢复$/);
});
