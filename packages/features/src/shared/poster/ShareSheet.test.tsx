import { fireEvent, screen } from '@testing-library/react';
import type { PlatformName } from '@vitrine/platform';
import { renderWithPlatform } from '@vitrine/ui/testing';
import { expect, test, vi } from 'vitest';
import { ShareSheet } from './ShareSheet.tsx';

function renderSheet(
  open = true,
  language: 'zh-CN' | 'en-US' = 'zh-CN',
  name: PlatformName = 'minip',
) {
  const onClose = vi.fn();
  renderWithPlatform(
    <ShareSheet
      open={open}
      onClose={onClose}
      shareContent={{ title: '大衣', path: '/product/20001' }}
      to={{ route: 'product', params: { id: '20001' } }}
      picture={<img src="/coat.jpg" alt="大衣" />}
    >
      <p>双面羊绒大衣</p>
    </ShareSheet>,
    { language, name },
  );
  return onClose;
}

test('shows a poster with the picture, the text and a code of the screen', () => {
  renderSheet();
  expect(screen.getByRole('dialog', { name: '分享' })).toBeVisible();
  expect(screen.getByText('双面羊绒大衣')).toBeVisible();
  expect(screen.getByRole('img', { name: '大衣' })).toBeVisible();
  expect(screen.getByRole('img', { name: '小程序码' })).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent('productId=20001')),
  );
});

test('shows nothing while it is closed', () => {
  renderSheet(false);
  expect(screen.queryByText('双面羊绒大衣')).toBeNull();
});

test('closes with Escape', () => {
  const onClose = renderSheet();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('names the code and the button in English', () => {
  renderSheet(true, 'en-US');
  expect(screen.getByRole('img', { name: 'Mini-program code' })).toBeVisible();
  expect(screen.getByText('Send to a friend')).toBeVisible();
});

test('has no code where the host allows none, and still shares a card', () => {
  renderSheet(true, 'zh-CN', 'alimp');
  expect(screen.queryByRole('img', { name: '小程序码' })).toBeNull();
  expect(screen.queryByText(/小程序码/)).toBeNull();
  expect(screen.getByText('发送给好友')).toBeVisible();
});
