import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { lottery } from '../../../testing/marketing-fixtures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import {
  choose,
  fieldProblem,
  fill,
  findField,
  press,
  toPage,
  typeTime,
} from '../../../testing/screen-steps.ts';
import type { SentCall } from '../../../testing/stub-calls.ts';
import { ItemEditor } from '../ItemEditor.tsx';

const texts = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const coupon = {
  ...{ type: 'reward-package', id: 'ten', subscriptionId: 'ten', promotionId: 'autumn' },
  ...{ name: texts('十元', 'Ten'), description: texts('', ''), currency: 'CNY', scope: null },
  offers: [{ type: 'money-off', discountValue: 1_000, minValue: 0 }],
  ...{ validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-01T00:00:00.000Z' },
  ...{ claimsFrom: '2026-11-01T00:00:00.000Z', claimsTo: '2026-12-01T00:00:00.000Z' },
  ...{ validDays: null, isListed: true, claimWindow: null, perWindow: null, position: 0 },
  ...{ perShopperWindow: null, quantity: null, perShopper: 1, version: 3, state: 'paused' },
} satisfies AdminResponse<'getMarketingItem'>;
const listMarketingItems = ({ params: { type } }: SentCall) =>
  type === 'lottery' ? toPage(lottery) : toPage();
const open = (type: string, id: string, answers: object = {}) =>
  renderScreen(ItemEditor, {
    path: '/marketing/:type/:id',
    url: `/marketing/${type}/${id}`,
    answers: {
      ...{ listMarketingItems, getMarketingItem: coupon, checkMarketingItem: { problems: [] } },
      ...{ countMarketingItem: { counts: {} }, ...answers },
    },
  });

test('writes the offers of a coupon by their kind, its time and its limits', async () => {
  let answer: unknown = fieldProblem({ 'offers.0.discountPercentage': 'is too much' });
  const { findSent } = open('reward-package', 'ten', { updateMarketingItem: () => answer });
  expect(await findField('Amount off')).toHaveValue('10.00');
  await choose('Kind of offer', 'Per cent off');
  await findField('Per cent off');
  fill('Per cent off', '20');
  expect(screen.queryByText('Amount off', { selector: 'label' })).toBeNull();
  typeTime(await findField('Valid until'), '2026-12-31 23:59');
  expect(screen.queryByText('Quantity per period')).toBeNull();
  await choose('Renewed claims', 'Each week');
  await findField('Quantity per period');
  fill('Quantity per period', '500');
  fill('Product ids', '11,12,');
  press('Save');
  expect(await screen.findByText('is too much')).toBeVisible();
  expect(findSent('updateMarketingItem')).toHaveLength(1);
  expect(findSent('updateMarketingItem')[0]).toMatchObject({
    version: '"3"',
    body: {
      offers: [{ type: 'percent-off', discountPercentage: 20, minValue: 0 }],
      ...{ claimWindow: 'week', perWindow: 500, scope: { productIds: ['11', '12'] } },
      ...{ validFrom: coupon.validFrom, validTo: '2026-12-31T15:59:00.000Z' },
    },
  });
  answer = { ...coupon, version: 4 };
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('asks of a reward only what its kind needs, and finds a lottery by its name', async () => {
  const { findSent, history } = open('reward', '-new', {
    createMarketingItem: {
      ...{ type: 'reward', id: 'draws', version: 1, state: 'paused', kind: 'tickets' },
      ...{ name: { 'zh-CN': '', 'en-US': '' }, description: { 'zh-CN': '', 'en-US': '' } },
    },
  });
  await findField('Id');
  fill('Id', 'draws');
  expect(screen.queryByText('Draws')).toBeNull();
  await choose('Kind', 'Draws of a lottery');
  fireEvent.focus(await findField('Lottery'));
  await choose('Lottery', 'Lots · lots');
  fill('Draws', '3');
  press('Save');
  await waitFor(() => expect(history.at(-1)).toBe('/marketing/reward/draws'));
  expect(findSent('createMarketingItem').map(({ body }) => body)).toMatchObject([
    { kind: 'tickets', lotteryId: 'lots', tickets: 3, packageId: null },
  ]);
});
