import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  fieldProblem,
  fill,
  findDialog,
  getField,
  press,
  typeTime,
} from '../../testing/screen-steps.ts';
import { Shopper } from './Shopper.tsx';

const place = { path: '/shoppers/:id', url: '/shoppers/12', role: 'support' } as const;
const given = {
  ...{ code: 'private-sale', name: 'Private sale', reason: 'She was invited', isOver: false },
  ...{ givenAt: '2026-11-20T02:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
};
const holder = {
  ...shopper,
  role: { name: 'vip' as const, reason: 'Buys for two', until: null },
  givenBenefits: [given, { ...given, code: 'welcome', name: 'Welcome', isOver: true }],
};
const rights = { role: holder.role, givenBenefits: holder.givenBenefits };
const listGivableBenefits = [
  { code: 'private-sale', name: 'Private sale', tier: 'Platinum' },
  { code: 'welcome', name: 'Welcome', tier: null },
];

test('shows a role and benefits with end and reason, and who may only read no buttons', async () => {
  renderScreen(Shopper, { ...place, role: 'operations', answers: { getShopper: holder } });
  expect(await screen.findByText('VIP')).toBeVisible();
  expect(screen.getByText('Until: Without an end · Reason: Buys for two')).toBeVisible();
  expect(screen.getAllByText('She was invited')).toHaveLength(2);
  expect(screen.getByText('Over')).toBeVisible();
  expect(screen.queryByText('Give a benefit')).toBeNull();
});

test('says in Chinese that nothing was given', async () => {
  renderScreen(Shopper, { ...place, language: 'zh-CN', answers: { getShopper: shopper } });
  expect(await screen.findByText('没有单独给予的权益')).toBeVisible();
  expect(screen.getByText('普通顾客')).toBeVisible();
});

test('gives a role for a time, with a reason', async () => {
  const { findSent } = renderScreen(Shopper, {
    ...place,
    answers: { getShopper: shopper, changeShopperRole: rights },
  });
  await screen.findByText('Change the role');
  press('Change the role');
  const dialog = await findDialog('Change the role');
  await choose('Role', 'VIP', dialog);
  typeTime(await waitFor(() => getField('Until', dialog)), '2099-12-31 18:00');
  fill('Reason', 'abc', dialog);
  press('Save', dialog);
  await waitFor(() => expect(findSent('changeShopperRole')).toEqual([]));
  fill('Reason', ' Buys for two ', dialog);
  press('Save', dialog);
  expect(await screen.findByText(/Saved; the account/)).toBeVisible();
  expect(findSent('changeShopperRole')).toMatchObject([
    {
      params: { id: '12' },
      body: { role: 'vip', until: '2099-12-31T10:00:00.000Z', reason: 'Buys for two' },
    },
  ]);
});

test('says which values a benefit has, and shows a problem at its field', async () => {
  const { findSent } = renderScreen(Shopper, {
    ...place,
    answers: {
      ...{ getShopper: shopper, listGivableBenefits },
      giveShopperBenefit: () => fieldProblem({ until: 'Later than now, please' }),
    },
  });
  await screen.findByText('Give a benefit');
  press('Give a benefit');
  const dialog = await findDialog('Give a benefit');
  await choose('Benefit', 'Welcome', dialog);
  expect(await within(dialog).findByText(/it is only words/)).toBeVisible();
  await choose('Benefit', 'Private sale', dialog);
  expect(await within(dialog).findByText(/at the tier "Platinum"/)).toBeVisible();
  fill('Reason', 'She was invited', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('Later than now, please')).toBeVisible();
  expect(findSent('giveShopperBenefit')).toMatchObject([
    {
      params: { id: '12', code: 'private-sale' },
      body: { until: null, reason: 'She was invited' },
    },
  ]);
});

test('takes a benefit back for a reason', async () => {
  const { findSent } = renderScreen(Shopper, {
    ...place,
    answers: { getShopper: holder, listGivableBenefits, endShopperBenefit: rights },
  });
  await screen.findAllByText('She was invited');
  press('Take back Private sale');
  const dialog = await findDialog('Take back "Private sale"');
  fill('Reason', 'Given by mistake', dialog);
  press('Take back', dialog);
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(findSent('endShopperBenefit')).toMatchObject([
    { params: { id: '12', code: 'private-sale' }, body: { reason: 'Given by mistake' } },
  ]);
});
