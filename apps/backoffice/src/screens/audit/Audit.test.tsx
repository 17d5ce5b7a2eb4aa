import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AuditRecord } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, fill } from '../../testing/screen-steps.ts';
import { Audit } from './Audit.tsx';

const record: AuditRecord = {
  ...{ id: '1', at: '2026-11-23T02:00:00.000Z', operatorId: '1', apiKeyId: null, actor: 'Lin' },
  ...{ ip: '10.0.0.1', requestId: 'r-1', action: 'blockShopper', reason: 'Fraud' },
  target: { type: 'shopper', id: '12' },
  ...{ before: { isBlocked: false }, after: { isBlocked: true } },
};

it('shows who did what to what and why, field by field, and leads to the same target', async () => {
  const { findSent } = renderScreen(Audit, {
    ...{ path: '/audit', url: '/audit?action=blockShopper&targetId=12' },
    answers: { listAuditRecords: { items: [record], nextCursor: null } },
  });
  expect(await screen.findByText('Shopper 12')).toBeInTheDocument();
  expect(screen.getByText('Block a shopper', { selector: 'td' })).toBeVisible();
  expect(findSent('listAuditRecords')[0]?.query).toMatchObject({
    ...{ action: 'blockShopper', targetId: '12' },
  });
  fireEvent.click(screen.getByText('Show'));
  const details = within(await screen.findByRole('dialog'));
  for (const text of [
    'Block a shopper',
    'blockShopper',
    'Blocked',
    'No',
    'Yes',
    'Fraud',
    'r-1',
    '10.0.0.1',
  ])
    expect(details.getByText(text)).toBeInTheDocument();
  expect(details.getByText('Only this target')).toHaveAttribute(
    'href',
    '/audit?targetType=shopper&targetId=12',
  );
});

it('names actions and targets in Chinese, and keeps the code of what it does not know', async () => {
  const unknown = { ...record, id: '2', action: 'mendShop', target: { type: 'gadget', id: '3' } };
  const { findSent } = renderScreen(Audit, {
    ...{ path: '/audit', language: 'zh-CN' },
    answers: { listAuditRecords: { items: [record, unknown], nextCursor: null } },
  });
  expect(await screen.findByText('封禁顾客', { selector: 'td' })).toBeVisible();
  expect(screen.getByText('顾客 12')).toBeVisible();
  expect(screen.getByText('mendShop')).toBeVisible();
  expect(screen.getByText('gadget 3')).toBeVisible();
  fill('操作', '修改品牌');
  await choose('操作', '修改品牌');
  await waitFor(() =>
    expect(findSent('listAuditRecords').at(-1)?.query).toMatchObject({ action: 'updateBrand' }),
  );
});

it('names the fields of a change in Chinese, and keeps the path of what it does not know', async () => {
  const after = { name: { 'zh-CN': '包' }, events: ['order.paid'], gadget: 1 };
  renderScreen(Audit, {
    ...{ path: '/audit', language: 'zh-CN' },
    answers: {
      listAuditRecords: { items: [{ ...record, before: null, after }], nextCursor: null },
    },
  });
  fireEvent.click(await screen.findByText('查看'));
  const details = within(await screen.findByRole('dialog'));
  for (const [text, path] of [
    ['名称 · 中文', 'name.zh-CN'],
    ['事件 · 1', 'events.0'],
    ['gadget', 'gadget'],
  ])
    expect(details.getByText(text as string)).toHaveAttribute('title', path);
});

it.each([
  [{ type: 'lottery', id: 'lots' }, { prizes: [{ quantity: 6 }] }, 'Prizes · 1 · Quantity in all'],
  [{ type: 'variant', id: '7' }, { quantity: 6 }, 'Stock'],
  [{ type: 'refund', id: '7' }, { quantity: 6 }, 'Quantity'],
  [{ type: 'set', id: '7' }, { startsAt: '2026' }, 'Starts at'],
])('names a field of %o as its form does', async (target, after, name) => {
  const changed = { ...record, target, before: null, after };
  renderScreen(Audit, {
    ...{ path: '/audit', answers: { listAuditRecords: { items: [changed], nextCursor: null } } },
  });
  fireEvent.click(await screen.findByText('Show'));
  expect(within(await screen.findByRole('dialog')).getByText(name)).toBeInTheDocument();
});
