import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const benefits = ['一', '二', '三', '四', '五'].map((description) => ({ description }));
const partner = {
  name: 'Hotel Lune',
  subtitle: '会员礼遇',
  detail: '衣箱由酒店代收。',
  benefits,
  commonLink: { web: '/content/about' },
};
const show = (...cards: object[]) =>
  renderModules([{ code: 'partnershipCardList', fields: { cards } }]);

test('shows name, detail, link and at most four benefits of a partner', async () => {
  await show(partner);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Hotel Lune' })).toBeVisible();
  expect(within(card).getByText('衣箱由酒店代收。')).toBeVisible();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['一', '二', '三', '四']);
  expect(within(card).getByRole('link', { name: '查看更多' })).toHaveAttribute(
    'href',
    '/content/about',
  );
});

test('shows the logo instead of the name, with the name as its alt text', async () => {
  await show({ ...partner, logo: { source: '/content/lune.svg', width: 240, height: 48 } });
  expect(await screen.findByAltText('Hotel Lune')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows a custom icon instead of the built-in one', async () => {
  const icon = { source: '/content/bell.svg' };
  await show({ ...partner, benefits: [{ description: '一', icon }, { description: '二' }] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/content/bell.svg');
  expect(second?.querySelector('svg')).not.toBeNull();
});

test('shows only text on a card without benefits and link', async () => {
  await show({ name: 'Maison Brume', detail: '香氛' });
  const card = await screen.findByRole('article');
  expect(within(card).queryByRole('list')).toBeNull();
  expect(within(card).queryByRole('link')).toBeNull();
});
