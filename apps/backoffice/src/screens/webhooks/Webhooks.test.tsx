import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Webhooks } from './Webhooks.tsx';

const endpoint = {
  id: '0198b6c0-0000-7000-8000-000000000001',
  name: 'Warehouse',
  url: 'https://wms.test/hook',
  events: ['order.paid', 'stock.changed'],
  merchantId: '7',
  status: 'active',
  failures: 3,
  retryAt: null,
  formerSecretUntil: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 4,
} satisfies AdminResponse<'listWebhookEndpoints'>[number];
const created = {
  ...endpoint,
  secret: 'whsec_abc',
} satisfies AdminResponse<'createWebhookEndpoint'>;
const { listMerchants } = catalogueAnswers;
const answers = { listMerchants, listWebhookEndpoints: [endpoint] };

test('lists the endpoints with their merchant, and leads to what each got', async () => {
  renderScreen(Webhooks, { answers });
  await waitFor(() => expect(readRows()[0]?.[5]).toBe('Casa Norte'));
  expect(readRows()[0]?.slice(0, 5)).toEqual([
    ...['Warehouse', 'https://wms.test/hook', 'Active', '3', 'Order paid, Stock changed'],
  ]);
  expect(screen.getByRole('link', { name: 'Warehouse' })).toHaveAttribute(
    'href',
    `/webhooks/deliveries?endpointId=${endpoint.id}`,
  );
});

test('tells until when an endpoint that fails gets nothing', async () => {
  const failing = { ...endpoint, failures: 6, retryAt: '2026-01-02T03:04:00.000Z' };
  renderScreen(Webhooks, { answers: { listMerchants, listWebhookEndpoints: [failing] } });
  await waitFor(() => expect(readRows()[0]?.[2]).toMatch(/^Failing; tried again at .*11:04/));
});

test('creates an endpoint, and shows its secret until the dialog is closed', async () => {
  const { findSent } = renderScreen(Webhooks, {
    answers: { ...answers, createWebhookEndpoint: created },
  });
  press('New endpoint');
  const dialog = await findDialog('New endpoint');
  press('New endpoint', dialog);
  await waitFor(() => expect(within(dialog).getAllByText('Required')).toHaveLength(3));
  fill('Name', 'Warehouse', dialog);
  fill('URL', 'https://wms.test/hook', dialog);
  await choose('Events', 'Order paid · order.paid', dialog);
  await choose('Merchant', 'Casa Norte', dialog);
  press('New endpoint', dialog);
  expect(await screen.findByText('whsec_abc')).toBeVisible();
  expect(findSent('createWebhookEndpoint').map(({ body }) => body)).toEqual([
    {
      name: 'Warehouse',
      url: 'https://wms.test/hook',
      events: ['order.paid'],
      merchantId: '7',
    },
  ]);
  await waitFor(() => expect(findSent('listWebhookEndpoints')).toHaveLength(2));
  press('Close', await findDialog('Secret for signatures'));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

test('pauses an endpoint by the version that was shown, and keeps the form when that is stale', async () => {
  let answer: unknown = problemResponse(412, 'precondition-failed');
  const { findSent } = renderScreen(Webhooks, {
    answers: { ...answers, getWebhookEndpoint: endpoint, updateWebhookEndpoint: () => answer },
  });
  await screen.findByText('Warehouse');
  press('Change');
  const dialog = await findDialog('Warehouse');
  fill('URL', 'https://wms.test/other', dialog);
  fireEvent.click(within(dialog).getByText('Paused'));
  press('Save', dialog);
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(within(dialog).getByLabelText('URL')).toHaveValue('https://wms.test/other');
  answer = fieldProblem({ url: 'must be a public URL' });
  press('Save', dialog);
  expect(await within(dialog).findByText('must be a public URL')).toBeVisible();
  answer = endpoint;
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateWebhookEndpoint')).toHaveLength(3);
  expect(findSent('updateWebhookEndpoint').at(-1)).toMatchObject({
    params: { id: endpoint.id },
    version: '"4"',
    body: {
      name: 'Warehouse',
      url: 'https://wms.test/other',
      events: ['order.paid', 'stock.changed'],
      status: 'paused',
    },
  });
});

test('replaces a secret, with a day in which both sign or at once', async () => {
  const { findSent } = renderScreen(Webhooks, {
    answers: { ...answers, replaceWebhookSecret: created },
  });
  await screen.findByText('Warehouse');
  press('Replace secret');
  await answerDialog('Replace the secret of “Warehouse”', 'Cancel');
  expect(findSent('replaceWebhookSecret')).toHaveLength(0);
  press('Replace secret');
  await answerDialog('Replace the secret of “Warehouse”', 'Replace secret');
  expect(await screen.findByText('whsec_abc')).toBeVisible();
  press('Close', await findDialog('Secret for signatures'));
  press('Replace secret');
  const dialog = await findDialog('Replace the secret of “Warehouse”');
  await choose('The former secret', 'Ends at once', dialog);
  press('Replace secret', dialog);
  await waitFor(() => expect(findSent('replaceWebhookSecret')).toHaveLength(2));
  expect(findSent('replaceWebhookSecret')).toMatchObject([
    { params: { id: endpoint.id }, query: { overlapHours: '24' } },
    { params: { id: endpoint.id }, query: { overlapHours: '0' } },
  ]);
});

test('tells in Chinese until when a former secret signs too, and ends it after a question', async () => {
  const replaced = { ...endpoint, formerSecretUntil: '2026-01-02T03:04:00.000Z' };
  const { findSent } = renderScreen(Webhooks, {
    language: 'zh-CN',
    answers: { listMerchants, listWebhookEndpoints: [replaced], endFormerWebhookSecret: endpoint },
  });
  await waitFor(() => expect(readRows()[0]?.[2]).toMatch(/^启用旧密钥有效至 .*11:04$/));
  press('停用旧密钥');
  await answerDialog(/^停用“Warehouse”的旧密钥？/, '停用旧密钥');
  expect(await screen.findByText('旧密钥已停用')).toBeVisible();
  expect(findSent('endFormerWebhookSecret').map(({ params }) => params)).toEqual([
    { id: endpoint.id },
  ]);
});

test('deletes an endpoint only after a question', async () => {
  const { findSent } = renderScreen(Webhooks, {
    answers: { ...answers, deleteWebhookEndpoint: { done: true } },
  });
  await screen.findByText('Warehouse');
  press('Delete');
  await answerDialog(/Delete “Warehouse” with its deliveries/, 'Delete');
  expect(await screen.findByText('Endpoint deleted')).toBeVisible();
  expect(findSent('deleteWebhookEndpoint').map(({ params }) => params)).toEqual([
    { id: endpoint.id },
  ]);
  await waitFor(() => expect(findSent('listWebhookEndpoints')).toHaveLength(2));
});
