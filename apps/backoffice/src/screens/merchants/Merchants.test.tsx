import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MerchantData } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { merchant as maison } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
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
