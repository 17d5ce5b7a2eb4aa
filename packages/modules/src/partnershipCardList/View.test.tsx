import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const benefits = ['一', '二', '三', '四', '五'].map((description) => ({ description }));
const partner = {
  name: 'Hotel Lune',
  subtitle: '会员礼遇',
  detail: '衣箱由酒店代收。',
  benefits,
  commonLink: { web: '/content/about' },
};
const show = (...cards: object[]) =>
  showModules([{ code: 'partnershipCardList', fields: { cards } }]);

test('a card says who, what and where, with four benefits at most', async () => {
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

test('a logo stands for the name, and is called by it', async () => {
  await show({ ...partner, logo: { source: '/content/lune.svg', width: 240, height: 48 } });
  expect(await screen.findByAltText('Hotel Lune')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an icon of its own is drawn instead of the line drawing', async () => {
  const icon = { source: '/content/bell.svg' };
  await show({ ...partner, benefits: [{ description: '一', icon }, { description: '二' }] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/content/bell.svg');
  expect(second?.querySelector('svg')).not.toBeNull();
});

test('a card without benefits or a link is only words', async () => {
  await show({ name: 'Maison Brume', detail: '香氛' });
  const card = await screen.findByRole('article');
  expect(within(card).queryByRole('list')).toBeNull();
  expect(within(card).queryByRole('link')).toBeNull();
});
