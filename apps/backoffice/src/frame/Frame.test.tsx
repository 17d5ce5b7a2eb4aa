import { screen, waitFor } from '@testing-library/react';
import type { OperatorRole } from '@vitrine/contract/admin';
import { afterEach, expect, it, test } from 'vitest';
import { queryClient, SESSION_KEY } from '../api/api.ts';
import { emptyDashboard } from '../testing/fixtures/dashboard.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { press } from '../testing/screen-steps.ts';
import { Frame } from './Frame.tsx';

afterEach(() => queryClient.clear());

/** Shows the frame at a URL that no screen has, so that only the frame is loaded. */
const show = (role: OperatorRole, language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderScreen(() => <Frame fallback={null} />, {
    ...{ path: '/*?', url: '/nowhere', role, language },
    answers: { getDashboard: emptyDashboard, logOutOperator: { done: true } },
  });
const isInMenu = (path: string) =>
  document.querySelector(`.ant-layout-sider li[data-menu-id$="-${path}"]`) !== null;

test.each<[OperatorRole, string[], string[]]>([
  ['support', ['/orders', '/shoppers', '/conversations'], ['/money', '/staff', '/audit']],
  ['finance', ['/orders', '/money', '/money/payouts'], ['/shoppers', '/staff', '/personal-ids']],
  ['merchant', ['/orders', '/money/payouts'], ['/shoppers', '/staff', '/merchants', '/audit']],
  ['read-only', ['/orders'], ['/money', '/shoppers', '/staff']],
])('shows %s the screens of the role only', async (role, shown, hidden) => {
  show(role);
  await screen.findByText('There is no such page, or your account may not see it');
  expect(shown.filter((path) => !isInMenu(path))).toEqual([]);
  expect(hidden.filter(isInMenu)).toEqual([]);
});

it('is in Chinese, and changes to English and back to Chinese', async () => {
  show('support', 'zh-CN');
  expect(await screen.findByText('回到首页')).toHaveAttribute('href', '/');
  press('English');
  expect(screen.getByText('Back to the start')).toBeInTheDocument();
  press('中文');
  expect(screen.getByText('回到首页')).toBeInTheDocument();
});

it('logs out, and leaves nothing of the operator in this tab', async () => {
  const { findSent } = show('support');
  queryClient.setQueryData(['shopper', '12'], { name: '林小满' });
  press('Lin');
  (await screen.findByText('Log out')).click();
  await waitFor(() => expect(findSent('logOutOperator')).toHaveLength(1));
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toBeNull());
  expect(queryClient.getQueryData(['shopper', '12'])).toBeUndefined();
});
