import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Shopper } from './Shopper.tsx';

const unmaskShopper = {
  id: '12',
  name: '林小满',
  mobile: '13800000000',
  email: null,
  gender: null,
  birthday: null,
  addresses: [],
};
const place = { path: '/shoppers/:id', url: '/shoppers/12' };

test('shows personal data only after a reason of at least four characters', async () => {
  const user = userEvent.setup();
  const answers = { getShopper: shopper, unmaskShopper };
  const { findSent } = renderScreen(Shopper, { ...place, answers });
  expect(await screen.findByText('138****0000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show personal data' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Show personal data' });
  await user.type(within(dialog).getByLabelText('Reason'), 'abc');
  await user.click(confirm);
  expect(findSent('unmaskShopper')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), ' lost parcel');
  await user.click(confirm);
  expect(await screen.findByText('13800000000')).toBeVisible();
  expect(findSent('unmaskShopper')[0]?.body).toEqual({ reason: 'abc lost parcel' });
});

test('offers a role only what it may do', async () => {
  renderScreen(Shopper, { ...place, role: 'operations', answers: { getShopper: shopper } });
  expect(await screen.findByRole('button', { name: 'Show personal data' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Note a request' })).toBeNull();
});

test.each([
  ['en-US', 'Stylist', /Waiting · 23 Nov 2026/],
  ['zh-CN', '造型顾问', /待回复 · 2026年11月23日/],
] as const)('names topic and state of a conversation in %s', async (language, topic, state) => {
  const conversation = {
    ...{ id: '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40', topic: 'stylist', state: 'waiting' },
    changedAt: '2026-11-23T02:00:00.000Z',
  };
  renderScreen(Shopper, {
    ...{ ...place, language },
    answers: { getShopper: { ...shopper, conversations: [conversation] } },
  });
  const link = await screen.findByText(topic);
  expect(link).toHaveAttribute('href', `/conversations/${conversation.id}`);
  expect(screen.getByText(state)).toBeVisible();
});
