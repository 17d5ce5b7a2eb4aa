import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setShop } from '@vitrine/state';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const shop = {
  slogan: '从别处寄来',
  footer: [
    {
      title: '服务',
      links: [
        { text: '配送', link: '/content/delivery' },
        { text: '哪里也不去', link: '' },
      ],
    },
  ],
};

async function showMe(language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const context = loadContext({}, { language });
  context.store.dispatch(setShop(shop));
  return showScreen(screen, context);
}

test('the other language is one tap away, and is remembered', async () => {
  const { platform } = await showMe();
  expect(page.getByText('简体中文')).toHaveAttribute('aria-current', 'true');
  const english = page.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/user/me');
  await userEvent.click(english);
  expect(platform.remembered).toEqual(['en-US']);
});

test('in English it offers Chinese, in Chinese', async () => {
  const { head } = await showMe('en-US');
  expect(page.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/user/me');
  expect(page.getByText('Renminbi CNY ¥')).toBeInTheDocument();
  expect(head).toMatchObject({ title: 'Me', noIndex: true });
});

test('it leads to what the shop explains, and to nothing that leads nowhere', async () => {
  await showMe();
  expect(page.getByRole('link', { name: '配送' })).toHaveAttribute('href', '/content/delivery');
  expect(page.queryByText('哪里也不去')).toBeNull();
});

test('a host that knows no version shows none', async () => {
  await showMe();
  expect(page.queryByText(/版本/)).toBeNull();
});
