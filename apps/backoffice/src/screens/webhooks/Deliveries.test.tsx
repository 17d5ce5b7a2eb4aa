import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  doublePress,
  findDialog,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Deliveries } from './Deliveries.tsx';

const ENDPOINT = '0198b6c0-0000-7000-8000-000000000001';
const delivery = {
  id: '31',
  endpointId: ENDPOINT,
  event: {
    id: '0198b6c0-0000-7000-8000-000000000002',
    type: 'order.paid',
    at: '2026-11-24T02:00:00.000Z',
    subject: { type: 'order', id: '9001' },
  },
  status: 'failed',
  attempts: 5,
  dueAt: null,
  createdAt: '2026-11-24T02:00:00.000Z',
  finishedAt: '2026-11-24T03:00:00.000Z',
} satisfies AdminResponse<'listWebhookDeliveries'>['items'][number];
const details = {
  ...delivery,
  body: '{"type":"order.paid"}',
  log: [
    { startedAt: '2026-11-24T02:00:00.000Z', durationMs: 120, statusCode: 500, error: null },
    { startedAt: '2026-11-24T02:05:00.000Z', durationMs: null, statusCode: null, error: 'refused' },
  ],
} satisfies AdminResponse<'getWebhookDelivery'>;
const endpoint = {
  ...{ id: ENDPOINT, name: 'Warehouse', url: 'https://wms.test/hook', events: ['order.paid'] },
  merchantId: null,
  status: 'active',
  failures: 0,
  retryAt: null,
  formerSecretUntil: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
} satisfies AdminResponse<'listWebhookEndpoints'>[number];
const answers = {
  listWebhookEndpoints: [endpoint],
  listWebhookDeliveries: toPage(delivery),
  getWebhookDelivery: details,
  resendWebhookDelivery: { ...delivery, status: 'waiting' },
};
const options = { path: '/webhooks/deliveries', answers };

test('shows the deliveries of one endpoint and filters them by status', async () => {
  const { findSent, history } = renderScreen(Deliveries, {
    ...options,
    url: `/webhooks/deliveries?endpointId=${ENDPOINT}`,
  });
  await waitFor(() => expect(readRows()[0]?.[1]).toBe('Warehouse'));
  expect(readRows()[0]?.slice(0, 7)).toEqual([
    ...['24 Nov 2026, 10:00', 'Warehouse', 'Order paid', 'Order 9001', 'Failed', '5', '–'],
  ]);
  await choose('Status', 'Waiting');
  await waitFor(() =>
    expect(findSent('listWebhookDeliveries').at(-1)?.query).toMatchObject({
      endpointId: ENDPOINT,
      status: 'waiting',
    }),
  );
  expect(history.at(-1)).toContain('status=waiting');
});

test('shows every attempt of a delivery and sends it again once', async () => {
  const { findSent } = renderScreen(Deliveries, {
    ...options,
    url: '/webhooks/deliveries?open=31',
  });
  const drawer = await findDialog('Webhook deliveries');
  expect(await within(drawer).findByText('{"type":"order.paid"}')).toBeVisible();
  expect(readRows(drawer)).toEqual([
    ['24 Nov 2026, 10:00', '120', '500'],
    ['24 Nov 2026, 10:05', '–', 'refused'],
  ]);
  doublePress('Send again', drawer);
  expect(await screen.findByText('It is sent again')).toBeVisible();
  expect(findSent('resendWebhookDelivery').map(({ params }) => params)).toEqual([{ id: '31' }]);
  await waitFor(() => expect(findSent('getWebhookDelivery')).toHaveLength(2));
  await waitFor(() => expect(findSent('listWebhookDeliveries')).toHaveLength(2));
});

test('tells in Chinese why a delivery could not be sent again', async () => {
  renderScreen(Deliveries, {
    ...options,
    language: 'zh-CN',
    url: '/webhooks/deliveries?open=31',
    answers: { ...answers, resendWebhookDelivery: problemResponse(404, 'not-found') },
  });
  const drawer = await findDialog('Webhook 投递');
  press('重新投递', drawer);
  expect(await screen.findByText('problem not-found')).toBeVisible();
  expect(readRows()[0]?.slice(2, 5)).toEqual(['订单已付款', '订单 9001', '失败']);
});
