import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const draft = {
  id: '5',
  gender: 'women',
  benefit: 'vip',
  country: null,
  platform: null,
  visitor: 'returning',
  arm: 'b',
} as const;
const link = {
  url: 'https://shop.test/en/content/spring?env=preview-abc',
  expiresAt: '2026-11-30T02:05:00.000Z',
  showsDraft: true,
};
const renderDialog = (createPreviewLink: unknown, isChanged = false) =>
  renderScreen(
    () => <PreviewDialog draft={draft} isChanged={isChanged} onClose={() => undefined} />,
    { answers: { createPreviewLink } },
  );

test('begins with the shopper that the draft is for, and shows the page with its link', async () => {
  const user = userEvent.setup();
  const { findSent } = renderDialog(link);
  const dialog = await screen.findByRole('dialog');
  const country = within(dialog).getByLabelText('Country of delivery');
  await user.clear(country);
  await user.type(country, 'hk');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Two capital letters, for example CN')).toBeVisible();
  await user.clear(country);
  await user.type(country, 'HK');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(findSent('createPreviewLink')).toHaveLength(1));
  expect(findSent('createPreviewLink')[0]).toMatchObject({
    params: { id: '5' },
    body: {
      ...{ gender: 'women', benefits: ['vip'], country: 'HK', platform: 'web', at: null },
      ...{ visitor: 'returning', arm: 'b' },
    },
  });
  expect(await screen.findByTitle('Preview of the page')).toHaveAttribute(
    'src',
    '/en/content/spring?env=preview-abc',
  );
  expect(screen.getByText(link.url)).toBeVisible();
  expect(screen.getByText(/^Ends 2026-11-30 10:05/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Scan to open on a phone' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByLabelText('Country of delivery')).toHaveValue('HK');
});

test('says that changes are not saved, and that the shopper does not see the draft', async () => {
  const user = userEvent.setup();
  renderDialog({ ...link, showsDraft: false }, true);
  expect(await screen.findByText(/shows what was last saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(
    await screen.findByText('This shopper does not see this draft at that time'),
  ).toBeVisible();
});
