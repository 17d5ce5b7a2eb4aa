import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import {
  guestSessionStarted,
  selectBagCount,
  sessionStarted,
  setPromoBanner,
  setShopContent,
  setSpinner,
} from '@vitrine/state';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { createLoadContext } from '../testing.ts';
import { Shell } from './Shell.tsx';
import type { ShellProps } from './Shell.types.ts';

const shop = {
  name: '别处',
  latinName: 'Elsewhere',
  menu: [{ text: '品牌', link: '/category?tab=brands' }],
  footer: [{ title: '帮助', links: [{ text: '退换货', link: '/content/returns' }] }],
  legal: '© 2026',
};

function renderShell(
  { children = <p>screen</p>, ...props }: Partial<ShellProps>,
  language: Language = 'zh-CN',
  country: ShippingCountryCode = 'CN',
) {
  const context = createLoadContext({}, { language });
  context.store.dispatch(setShopContent(shop));
  context.store.dispatch(setPromoBanner([{ id: '1', text: '免费退换', link: '/content/returns' }]));
  const shell = (
    <Shell params={{}} query={{}} {...props}>
      {children}
    </Shell>
  );
  return { ...context, ...renderInShop(context, shell, {}, { country }) };
}

test('surrounds the screen with the shop content', () => {
  renderShell({ route: 'home' });
  expect(within(screen.getByRole('main')).getByText('screen')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '品牌' })).toHaveAttribute(
    'href',
    '/category?tab=brands',
  );
  expect(screen.getByRole('link', { name: '退换货' })).toHaveAttribute('href', '/content/returns');
  expect(screen.getByRole('link', { name: '免费退换' })).toBeInTheDocument();
  expect(screen.getByText('© 2026')).toBeInTheDocument();
});

test.each([
  ['home', true],
  ['category', true],
  ['bag', true],
  ['me', true],
  ['product', false],
  ['list', false],
] as const)('shows the tab bar on %s: %s', (route, isShown) => {
  renderShell({ route, params: route === 'product' ? { id: '1' } : {} });
  const tabs = screen.queryByRole('navigation', { name: '主导航' });
  expect(tabs !== null).toBe(isShown);
});

test.each([
  ['bag', '购物袋'],
  ['me', '我的'],
] as const)('shows a title and no back button on the tab %s', (route, name) => {
  renderShell({ route });
  expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
});

test('links to the same page in the other language, and stores the language', async () => {
  const query = { category: '1' };
  const { platform } = renderShell({ route: 'list', query });
  const [link] = screen.getAllByRole('link', { name: 'Read in English' });
  expect(link).toHaveAttribute('href', '/en/product/list?category=1');
  await userEvent.click(link ?? document.body);
  expect(platform.destinations).toEqual([{ route: 'list', params: {}, query, language: 'en-US' }]);
  expect(platform.savedLanguages).toEqual(['en-US']);
});

test.each([
  ['zh-CN', 'CN', '配送至中国内地 · CNY ¥', '国家/地区'],
  ['en-US', 'HK', 'Delivering to Hong Kong SAR · CNY ¥', 'Country or region'],
] as const)(
  'shows in %s the delivery country %s in the footer, and offers another',
  async (...row) => {
    const [language, country, text, title] = row;
    renderShell({ route: 'home' }, language, country);
    await userEvent.click(screen.getByRole('button', { name: text }));
    expect(await screen.findByRole('radiogroup', { name: title })).toBeVisible();
  },
);

test('shows the screen without shop content', () => {
  renderInShop(
    createLoadContext({}),
    <Shell params={{}} query={{}}>
      <p>screen</p>
    </Shell>,
  );
  expect(screen.getByText('screen')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

describe('the badge of the bag', () => {
  const startSession = (bagId: string) => sessionStarted({ isGuest: true, bagId });

  function renderBadge(api: Partial<Api>) {
    const context = createLoadContext(api);
    renderInShop(
      context,
      <Shell route="bag" params={{}} query={{}}>
        <p>screen</p>
      </Shell>,
    );
    return context.store;
  }
  const tab = () =>
    within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', {
      name: /购物袋/,
    });

  test('is loaded once the session is known', async () => {
    const getBagCount = vi.fn(async () => ({ count: 3 }));
    const store = renderBadge({ getBagCount });
    expect(getBagCount).not.toHaveBeenCalled();
    act(() => void store.dispatch(startSession('own')));
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    expect(screen.getByRole('link', { name: '购物袋，3 件' })).toHaveAttribute('href', '/bag');
    expect(getBagCount).toHaveBeenCalledOnce();
  });

  test('is cleared with the session, and loaded again for the next shopper', async () => {
    const counts: Record<string, number> = { own: 3, other: 1 };
    const store = renderBadge({
      getBagCount: async ({ params }) => ({ count: counts[params.id] ?? 0 }),
    });
    act(() => void store.dispatch(startSession('own')));
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    act(() => void store.dispatch(guestSessionStarted()));
    await waitFor(() => expect(tab()).not.toHaveTextContent('3'));
    act(() => void store.dispatch(startSession('other')));
    await waitFor(() => expect(tab()).toHaveTextContent('1'));
  });

  test('is empty when the request fails', async () => {
    const store = renderBadge({});
    act(() => void store.dispatch(startSession('own')));
    await Promise.resolve();
    expect(selectBagCount(store.getState())).toBe(0);
  });
});

test('hides the tab bar of a phone while text is typed', async () => {
  const field = <input aria-label="brand" />;
  renderShell({ route: 'category', children: field });
  const tabBar = () => screen.queryByRole('navigation', { name: '主导航' });
  await userEvent.click(screen.getByRole('textbox', { name: 'brand' }));
  expect(tabBar()).toBeNull();
  await userEvent.tab();
  expect(tabBar()).toBeVisible();
});

test('covers every screen with a spinner while an action blocks it', () => {
  const { store } = renderShell({ route: 'bag' });
  expect(screen.queryByText('加载中')).toBeNull();
  act(() => void store.dispatch(setSpinner(true)));
  expect(screen.getByText('加载中').closest('[role=status]')).toHaveClass('fullScreen');
  act(() => void store.dispatch(setSpinner(false)));
  expect(screen.queryByText('加载中')).toBeNull();
});
