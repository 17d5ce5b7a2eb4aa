import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { PrintDialog } from './PrintDialog.tsx';

const ids = Array.from({ length: 60 }, (_, index) => String(index + 1));

it('downloads the papers that could be read as files of at most fifty', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:papers');
  URL.revokeObjectURL = vi.fn();
  const { findSent } = renderScreen(
    () => <PrintDialog ids={ids} document="customs" onClose={vi.fn()} />,
    {
      answers: {
        createPackingSlip: { html: '<p>paper</p>' },
        createOrderPapers: () => new Response('papers'),
      },
    },
  );
  const button = await screen.findByRole('button', { name: 'Download PDF' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(findSent('createOrderPapers')).toHaveLength(2));
  const bodies = findSent('createOrderPapers').map(({ body }) => body);
  expect(bodies).toEqual([
    { ids: ids.slice(0, 50), document: 'customs', paper: 'a6' },
    { ids: ids.slice(50), document: 'customs', paper: 'a6' },
  ]);
});
