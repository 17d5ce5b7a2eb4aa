import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ShopperMessage } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { press } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Outbox } from './Outbox.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const message = (id: string, status: ShopperMessage['status']): ShopperMessage => ({
  event: { id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40', type: 'order.shipped', at: AT },
  ...{ id, shopperId: `1${id}`, template: 'order-shipped', language: 'zh-CN', status, attempts: 3 },
  ...{ channel: null, dueAt: null, createdAt: AT, finishedAt: null },
});

it('sends the selected messages that failed again, and at the next try only what is left', async () => {
  const states: Record<string, ShopperMessage['status']> = { 1: 'failed', 2: 'failed', 3: 'sent' };
  let isDown = true;
  const { findSent } = renderScreen(Outbox, {
    role: 'support',
    answers: {
      listMessages: () => ({
        items: Object.entries(states).map(([id, status]) => message(id, status)),
        nextCursor: null,
      }),
      retryMessage: ({ params: { id = '' } }: SentCall) => {
        if (id === '1' && isDown) return problemResponse(503, 'unavailable');
        states[id] = 'waiting';
        return message(id, 'waiting');
      },
    },
  });
  await screen.findByText('11');
  expect(screen.getAllByText('Shipped')).toHaveLength(3);
  expect(screen.getAllByText('Order shipped')).toHaveLength(3);
  fireEvent.click(screen.getAllByLabelText('Select')[0] as HTMLElement);
  press('Send 2 again');
  expect(await screen.findByText('problem unavailable')).toBeInTheDocument();
  isDown = false;
  fireEvent.click(await screen.findByText('Send 1 again'));
  expect(await screen.findByText('Sent again')).toBeInTheDocument();
  expect(findSent('retryMessage').map(({ params }) => params.id)).toEqual(['1', '2', '1']);
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
});

it('shows the text and every attempt of a message in Chinese, from the URL', async () => {
  const { findSent } = renderScreen(Outbox, {
    ...{ path: '/messages', url: '/messages?status=failed&open=1', language: 'zh-CN' },
    answers: {
      listMessages: { items: [message('1', 'failed')], nextCursor: null },
      getMessage: {
        ...message('1', 'failed'),
        text: { subject: '', body: '包裹已发出' },
        log: [{ startedAt: AT, channel: 'sms', outcome: null, code: 'E42' }],
      },
    },
  });
  expect(await screen.findByText('包裹已发出')).toBeInTheDocument();
  expect(screen.getByText('E42')).toBeInTheDocument();
  expect(screen.getAllByText('已发货', { selector: 'td' })).toHaveLength(2);
  expect(screen.getByText('短信')).toBeInTheDocument();
  expect(findSent('listMessages')[0]?.query).toMatchObject({ status: 'failed' });
});
