import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

test('it says what happened and what to do', async () => {
  const onRetry = vi.fn();
  show(<ErrorScreen mark="别" onRetry={onRetry} requestId="7F2A" />);
  expect(screen.getByRole('heading', { name: '加载失败或数据异常' })).toBeVisible();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
  expect(screen.getByText('请求编号 7F2A')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a way to try again there is still a way home', () => {
  show(<ErrorScreen />, { language: 'en-US' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
});
