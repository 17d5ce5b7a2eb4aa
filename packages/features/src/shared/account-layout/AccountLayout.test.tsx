import { screen, within } from '@testing-library/react';
import { setShopProfile } from '@vitrine/state';
import { renderWithPlatform } from '@vitrine/ui/testing';
import { expect, test } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext, OWN_SHOP } from '../../testing.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { TabLabel } from './TabLabel.tsx';

test.each([
  ['zh-CN', '我的', '退货', '/user/returns'],
  ['en-US', 'Account', 'Returns', '/en/user/returns'],
] as const)('marks the current section of the menu in %s', (language, menu, section, href) => {
  renderInShop(
    createLoadContext({}, { language }),
    <AccountLayout section="returns" title="Title" lead="Lead">
      <p>content</p>
    </AccountLayout>,
  );
  const links = within(screen.getByRole('navigation', { name: menu }));
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent(section);
  expect(links.getByRole('link', { name: section })).toHaveAttribute('href', href);
  expect(links.getAllByRole('link')).toHaveLength(11);
  expect(screen.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible();
  expect(screen.getByText('Lead')).toBeVisible();
  expect(screen.getByText('content')).toBeVisible();
});

test('has no personal IDs in a shop that imports nothing', () => {
  const context = createLoadContext({});
  context.store.dispatch(setShopProfile(OWN_SHOP));
  renderInShop(context, <AccountLayout section="returns" title="Title" />);
  expect(screen.queryByRole('link', { name: /清关/ })).toBeNull();
  expect(screen.getByRole('link', { name: '退货' })).toBeVisible();
});

test.each([
  [0, '可用'],
  [3, '可用 3'],
])('a tab with %d items is labelled “%s”', (count, label) => {
  const { container } = renderWithPlatform(<TabLabel name="可用" count={count} />);
  expect(container).toHaveTextContent(label);
  expect(container.textContent?.trim()).toBe(label);
});
