import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import {
  guestEntered,
  selectBagCount,
  sessionEntered,
  setPromoBanner,
  setShop,
} from '@vitrine/state';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { Shell } from './Shell.tsx';
import type { ShellProps } from './Shell.types.ts';

const shop = {
  name: '别处',
  latinName: 'Elsewhere',
  menu: [{ text: '品牌', link: '/category?tab=brands' }],
  footer: [{ title: '帮助', links: [{ text: '退换货', link: '/content/returns' }] }],
  legal: '© 2026',
};

function showShell(
  here: Partial<ShellProps>,
  language: Language = 'zh-CN',
  country: ShippingCountryCode = 'CN',
) {
  const context = loadContext({}, { language });
  context.store.dispatch(setShop(shop));
  context.store.dispatch(setPromoBanner({ id: '1', text: '免费退换', link: '/content/returns' }));
  return showIn(
    context,
    <Shell params={{}} query={{}} {...here}>
      <p>screen</p>
    </Shell>,
    {},
    { country },
  );
}

test("the screen stands among the shop's own words", () => {
  showShell({ route: 'home' });
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
] as const)('on %s the tabs of a phone show: %s', (route, shown) => {
  showShell({ route, params: route === 'product' ? { id: '1' } : {} });
  const tabs = screen.queryByRole('navigation', { name: '主导航' });
  expect(tabs !== null).toBe(shown);
});

test.each([
  ['bag', '购物袋'],
  ['me', '我的'],
] as const)('a tab has a name and no way back: %s', (route, name) => {
  showShell({ route });
  expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
});

test('the other language is the same place, and is remembered', async () => {
  const query = { category: '1' };
  const { platform } = showShell({ route: 'list', query });
  const [link] = screen.getAllByRole('link', { name: 'Read in English' });
  expect(link).toHaveAttribute('href', '/en/product/list?category=1');
  await userEvent.click(link ?? document.body);
  expect(platform.visits).toEqual([{ route: 'list', params: {}, query, language: 'en-US' }]);
  expect(platform.remembered).toEqual(['en-US']);
});

test.each([
  ['zh-CN', 'CN', '配送至中国内地 · CNY ¥', '国家/地区'],
  ['en-US', 'HK', 'Delivering to Hong Kong SAR · CNY ¥', 'Country or region'],
] as const)('in %s the footer says that parcels go to %s, and offers another', async (...row) => {
  const [language, country, text, title] = row;
  showShell({ route: 'home' }, language, country);
  await userEvent.click(screen.getByRole('button', { name: text }));
  expect(await screen.findByRole('radiogroup', { name: title })).toBeVisible();
});

test('without its words the shop still stands', () => {
  showIn(
    loadContext({}),
    <Shell params={{}} query={{}}>
      <p>screen</p>
    </Shell>,
  );
  expect(screen.getByText('screen')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

describe('the badge of the bag', () => {
  const visit = (bagId: string) => sessionEntered({ isGuest: true, bagId });

  function showBadge(answers: Partial<Api>) {
    const context = loadContext(answers);
    showIn(
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

  test('is asked for once it is known whose bag it is', async () => {
    const getBagCount = vi.fn(async () => ({ count: 3 }));
    const store = showBadge({ getBagCount });
    expect(getBagCount).not.toHaveBeenCalled();
    act(() => void store.dispatch(visit('own')));
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    expect(screen.getByRole('link', { name: '购物袋，3 件' })).toHaveAttribute('href', '/bag');
    expect(getBagCount).toHaveBeenCalledOnce();
  });

  test('does not outlive the visit, and is counted anew for whoever comes next', async () => {
    const counts: Record<string, number> = { own: 3, other: 1 };
    const store = showBadge({
      getBagCount: async ({ params }) => ({ count: counts[params.id] ?? 0 }),
    });
    act(() => void store.dispatch(visit('own')));
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    act(() => void store.dispatch(guestEntered()));
    await waitFor(() => expect(tab()).not.toHaveTextContent('3'));
    act(() => void store.dispatch(visit('other')));
    await waitFor(() => expect(tab()).toHaveTextContent('1'));
  });

  test('is nothing when nobody could be asked', async () => {
    const store = showBadge({});
    act(() => void store.dispatch(visit('own')));
    await Promise.resolve();
    expect(selectBagCount(store.getState())).toBe(0);
  });
});
