import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CLOSE_MS } from '../../primitives/overlay/useClosingTransition.ts';
import { renderWithPlatform } from '../../testing.tsx';
import { Modal } from './Modal.tsx';

test('the closing animation takes 200 ms', () => {
  expect(CLOSE_MS).toBe(200);
});

test.each([
  ['zh-CN', '取消', '确认'],
  ['en-US', 'Cancel', 'Confirm'],
] as const)('shows its two buttons in %s', (language, cancel, confirm) => {
  renderWithPlatform(<Modal open title="?" onCancel={vi.fn()} onConfirm={vi.fn()} />, { language });
  expect(screen.getByRole('alertdialog', { name: '?' })).toBeVisible();
  const labels = screen.getAllByRole('button').map((button) => button.textContent);
  expect(labels).toEqual([cancel, confirm]);
});

test('calls onConfirm and onCancel once each', async () => {
  const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
  renderWithPlatform(
    <Modal open title="移除这一件？" confirm="移除" onCancel={onCancel} onConfirm={onConfirm}>
      之后仍可在收藏里找到。
    </Modal>,
  );
  expect(screen.getByRole('alertdialog')).toHaveTextContent('之后仍可在收藏里找到。');
  await userEvent.click(screen.getByRole('button', { name: '移除' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).toHaveBeenCalledTimes(1);
});
