import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PrivacyRequest } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { PrivacyRequests } from './PrivacyRequests.tsx';

const DAY_MS = 86_400_000;
const request = (id: string, days: number, more: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...{ id, shopperId: `1${id}`, kind: 'export', channel: 'phone', status: 'open' },
  receivedAt: '2026-11-20T02:00:00.000Z',
  dueAt: new Date(Date.now() + days * DAY_MS).toISOString(),
  ...{ isLate: days < 0, closedAt: null, ...more },
});

it('shows how much of the legal time is left, and what the role may do about it', async () => {
  const listPrivacyRequests = {
    items: [
      request('1', -2),
      request('2', 1.5),
      request('3', 9.5),
      request('4', 3.5, { status: 'done' }),
    ],
    nextCursor: null,
  };
  const { findSent } = renderScreen(PrivacyRequests, {
    ...{ path: '/privacy-requests', url: '/privacy-requests?late=true', role: 'support' },
    answers: { listPrivacyRequests },
  });
  expect(await screen.findByText('Late')).toBeInTheDocument();
  for (const text of ['1 day left', '9 days left'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('3 days left')).toBeNull();
  expect(screen.getAllByText('Reject', { selector: 'button *' })).toHaveLength(3);
  expect(screen.queryByText('Export', { selector: 'td *' })).toBeNull();
  expect(screen.getByText('11')).toHaveAttribute('href', '/shoppers/11');
  expect(findSent('listPrivacyRequests')[0]?.query).toMatchObject({ late: 'true' });
});

it('rejects a request with a reason, and reads the list again', async () => {
  const { findSent } = renderScreen(PrivacyRequests, {
    role: 'support',
    answers: {
      listPrivacyRequests: { items: [request('1', 9)], nextCursor: null },
      rejectPrivacyRequest: request('1', 9, { status: 'refused' }),
    },
  });
  fireEvent.click(await screen.findByText('Reject'));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Not their own' } });
  fireEvent.submit(document.querySelector('.ant-modal form') as HTMLFormElement);
  expect(await screen.findByText('Request rejected')).toBeInTheDocument();
  expect(findSent('rejectPrivacyRequest')).toMatchObject([{ body: { reason: 'Not their own' } }]);
  await waitFor(() => expect(findSent('listPrivacyRequests')).toHaveLength(2));
});
