import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPrefGender, setPromoBanner } from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { createLoadContext } from '../testing.ts';
import { PromoBanner } from './PromoBanner.tsx';

function renderBanner(link: string | null) {
  const context = createLoadContext({});
  renderInShop(context, <PromoBanner />);
  const banner = { id: '1', text: '全场包邮', link };
  act(() => void context.store.dispatch(setPromoBanner([banner as never])));
  return context.store;
}

test('links to the page of the promotion', () => {
  renderBanner('/content/free');
  expect(screen.getByRole('complementary', { name: '本店消息' })).toBeVisible();
  expect(screen.getByRole('link', { name: '全场包邮' })).toHaveAttribute('href', '/content/free');
});

test('shows a promotion without a page as plain text', () => {
  renderBanner(null);
  expect(screen.getByText('全场包邮')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('takes no space without a promotion', () => {
  const store = renderBanner('/content/free');
  act(() => void store.dispatch(setPromoBanner([])));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('shows the next promotion by a press, and the first one again after the last', async () => {
  const store = renderBanner('/content/free');
  expect(screen.queryByRole('button')).toBeNull();
  const banner = (id: string) => ({ id, text: `消息${id}`, link: null });
  act(() => void store.dispatch(setPromoBanner([banner('1'), banner('2')])));
  const next = () => userEvent.click(screen.getByRole('button', { name: /下一条消息/ }));
  await next();
  expect(screen.getByText('消息2')).toBeVisible();
  await next();
  expect(screen.getByText('消息1')).toBeVisible();
});

test('shows what is for the current gender or for everybody', () => {
  const store = renderBanner('/content/free');
  const banner = (gender: 'women' | 'men') => ({ id: gender, text: gender, link: null, gender });
  act(() => void store.dispatch(setPromoBanner([banner('women'), banner('men')])));
  expect(screen.getByText('women')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void store.dispatch(setPrefGender('men')));
  expect(screen.getByText('men')).toBeVisible();
});
