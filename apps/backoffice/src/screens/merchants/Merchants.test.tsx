import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MerchantData } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { merchant as maison } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { MerchantForm } from './MerchantForm.tsx';
import { Merchants } from './Merchants.tsx';

const merchant = (id: string, archivedAt: string | null): MerchantData => ({
  ...{ ...maison, id, name: `Rue ${id}`, archivedAt },
});

const show = (answers: object) =>
  renderScreen(Merchants, {
    answers: {
      listMerchants: {
        items: [merchant('1', null), merchant('2', '2026-11-26T00:00:00.000Z')],
        nextCursor: null,
      },
      ...answers,
    },
  });

it('archives a merchant after a question, and tells what is in the way', async () => {
  const problem = problemResponse(409, 'conflict');
  const { findSent } = show({ archiveMerchant: problem });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = await screen.findByRole('dialog');
  expect(findSent('archiveMerchant')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(findSent('archiveMerchant')).toHaveLength(1));
  expect(findSent('archiveMerchant')[0]).toMatchObject({ params: { id: '1' }, version: '"4"' });
  expect(await screen.findByText(/problem conflict/)).toBeVisible();
});

it('lets an archived merchant sell again', async () => {
  const { findSent } = show({ restoreMerchant: merchant('2', null) });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(findSent('restoreMerchant')).toHaveLength(1));
});

it('sends a new merchant with its shipping, and shows at its field what is wrong', async () => {
  const { findSent } = renderScreen(() => <MerchantForm onClose={() => undefined} />, {
    answers: {
      createMerchant: () =>
        problemResponse(400, 'bad-input', { 'shippingOptions.0.maxDays': 'It is too early' }),
    },
  });
  const form = document.querySelector('.ant-modal form') as HTMLFormElement;
  fireEvent.submit(form);
  // The fields are checked one after the other.
  await waitFor(() => expect(screen.getAllByText('Required').length).toBeGreaterThan(5));
  expect(findSent('createMerchant')).toEqual([]);
  for (const [label, value] of [
    ...[
      ['Name', 'Rue 9'],
      ['Monogram', 'R9'],
      ['Founded in', '1990'],
    ],
    ...['City', 'Country', 'Description'].flatMap((name) => [
      [`${name} · Chinese`, '巴黎'],
      [`${name} · English`, 'Paris'],
    ]),
    ...[
      ['Fee', '12.5'],
      ['Free from', '500'],
      ['to', '2'],
    ],
  ] as [string, string][])
    fill(label, value);
  fireEvent.submit(form);
  expect(await screen.findByText('It is too early')).toBeInTheDocument();
  const text = { 'zh-CN': '巴黎', 'en-US': 'Paris' };
  expect(findSent('createMerchant').map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Rue 9', monogram: 'R9', foundedIn: 1990 },
      ...{ city: text, country: text, description: text, shipsFrom: 'domestic' },
      shippingOptions: [
        {
          ...{ type: 'standard', country: 'CN', fee: 1_250, freeFrom: 50_000 },
          ...{ minDays: 3, maxDays: 2, states: null, shipsFrom: null },
        },
      ],
    },
  ]);
});
