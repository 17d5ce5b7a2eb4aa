import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

test('shows the error, the request id, a retry button and a link home', async () => {
  const onRetry = vi.fn();
  renderWithPlatform(<ErrorScreen logo="别" onRetry={onRetry} requestId="7F2A" />);
  expect(screen.getByRole('heading', { name: '加载失败或数据异常' })).toBeVisible();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
  expect(screen.getByText('请求编号 7F2A')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('loads again by itself when the network returns', () => {
  const onRetry = vi.fn();
  const { unmount } = renderWithPlatform(<ErrorScreen onRetry={onRetry} />);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('leads back to the page before', async () => {
  const { platform } = renderWithPlatform(<ErrorScreen />);
  const back = vi.spyOn(platform.navigation, 'back');
  await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  expect(back).toHaveBeenCalledOnce();
});

test('shows a link home and one to customer service when there is no retry', () => {
  renderWithPlatform(<ErrorScreen />, { language: 'en-US' });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
  const contact = screen.getByRole('link', { name: 'Contact us' });
  expect(contact).toHaveAttribute('href', '/en/user/conversations');
});
