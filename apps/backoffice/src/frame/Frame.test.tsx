import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperatorRole } from '@vitrine/contract/admin';
import { afterEach, expect, it, test, vi } from 'vitest';
import { queryClient, SESSION_KEY } from '../api/api.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { emptyDashboard } from '../testing/fixtures/dashboard.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { answerDialog, press } from '../testing/screen-steps.ts';
import { Frame } from './Frame.tsx';

afterEach(() => queryClient.clear());

/** Shows the frame at a URL that no screen has, so that only the frame is loaded. */
const show = (role: OperatorRole, language: 'zh-CN' | 'en-US' = 'en-US') =>
  renderScreen(() => <Frame fallback={null} />, {
    ...{ path: '/*?', url: '/nowhere', role, language },
    answers: { getDashboard: emptyDashboard, logOutOperator: { done: true } },
  });
const listGroups = () => [
  ...document.querySelectorAll<HTMLElement>('.ant-layout-sider .ant-menu-submenu-title'),
];
/** Opens each group once, because a group has no entries before. */
const openGroups = () => {
  for (const group of listGroups()) fireEvent.click(group);
};
const listOpenGroups = () =>
  listGroups()
    .filter((group) => group.getAttribute('aria-expanded') === 'true')
    .map((group) => group.textContent);
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
  openGroups();
  expect(shown.filter((path) => !isInMenu(path))).toEqual([]);
  expect(hidden.filter(isInMenu)).toEqual([]);
});

const findLink = (path: string) =>
  document.querySelector<HTMLElement>(`.ant-layout-sider a[href="${path}"]`) as HTMLElement;

it('follows a menu entry in this tab once, and leaves it to the browser with Ctrl or the middle button', async () => {
  const { history } = show('support');
  openGroups();
  const link = findLink('/conversations');
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { button: 1 }])
    fireEvent.click(link, init);
  expect(history).toEqual(['/nowhere']);
  fireEvent.click(link);
  expect(history).toEqual(['/nowhere', '/conversations']);
});

it('follows a menu entry by the Enter key', async () => {
  const { history } = show('support');
  openGroups();
  const item = findLink('/conversations').closest('li') as HTMLElement;
  fireEvent.keyDown(item, { key: 'Enter', keyCode: 13, which: 13 });
  await waitFor(() => expect(history).toEqual(['/nowhere', '/conversations']));
});

it('asks before a menu entry leaves what is not saved', async () => {
  const Changed = () => {
    useLeaveGuard(true);
    return <Frame fallback={null} />;
  };
  const { history } = renderScreen(Changed, {
    ...{ path: '/*?', url: '/nowhere', role: 'support', answers: { getDashboard: emptyDashboard } },
  });
  openGroups();
  fireEvent.click(findLink('/conversations'));
  await answerDialog('Leave this page?', 'Stay');
  expect(history).toEqual(['/nowhere']);
  fireEvent.click(findLink('/conversations'), { ctrlKey: true });
  expect(history).toEqual(['/nowhere']);
  fireEvent.click(findLink('/conversations'));
  await answerDialog('Leave this page?', 'Leave');
  await waitFor(() => expect(history).toEqual(['/nowhere', '/conversations']));
});

const showAt = (url: string) =>
  renderScreen(() => <Frame fallback={null} />, {
    ...{ path: '/*?', url, role: 'owner' },
    answers: { getDashboard: emptyDashboard, logOutOperator: { done: true } },
  });
const listShown = () =>
  [
    ...document.querySelectorAll('.ant-layout-sider :is(.ant-menu-item, .ant-menu-submenu-title)'),
  ].filter((entry) => !entry.closest('.ant-menu-hidden'));

it('shows at most ten entries at first sight', () => {
  showAt('/analytics/nowhere');
  expect(listShown().length).toBeGreaterThan(5);
  expect(listShown().length).toBeLessThanOrEqual(10);
});

it('opens the group of the screen alone, and scrolls to its entry', () => {
  const scrollIntoView = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  showAt('/money/nowhere');
  expect(listOpenGroups()).toEqual(['Money']);
  expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('.ant-menu-item-selected')]);
  fireEvent.click(screen.getByText('Settings'));
  expect(listOpenGroups()).toEqual(['Settings']);
  fireEvent.click(screen.getByText('Settings'));
  expect(listOpenGroups()).toEqual([]);
});

it('opens the group of the next screen in place of the one before', async () => {
  showAt('/money/nowhere');
  fireEvent.click(screen.getByText('Shoppers'));
  fireEvent.click(findLink('/conversations'));
  expect(listOpenGroups()).toEqual(['Shoppers']);
  fireEvent.click(screen.getByText('Money'));
  expect(listOpenGroups()).toEqual(['Money']);
  fireEvent.click(findLink('/money/payouts'));
  expect(listOpenGroups()).toEqual(['Money']);
});

it('leads to the own account by a link', async () => {
  const { history } = show('support');
  press('Lin');
  const link = await screen.findByText('My account');
  expect(link).toHaveAttribute('href', '/account');
  fireEvent.click(link);
  expect(history).toEqual(['/nowhere', '/account']);
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

it('names the providers of a rehearsal above every screen', async () => {
  renderScreen(() => <Frame fallback={null} />, {
    ...{ path: '/*?', url: '/nowhere', role: 'support', language: 'en-US' },
    answers: { getDashboard: { ...emptyDashboard, rehearsed: ['alipay', 'sms'] } },
  });
  expect(await screen.findByText(/A rehearsal: Alipay, short messages not at/)).toBeVisible();
});

it('has no notice of a rehearsal while each provider is asked at its own address', async () => {
  show('support');
  await screen.findByText('There is no such page, or your account may not see it');
  expect(screen.queryByText(/A rehearsal/)).toBeNull();
});
