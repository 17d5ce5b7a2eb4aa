import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { OrderFapiao } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';
import { fapiao, orderFapiao } from './testing.ts';

async function showFapiao(loaded: OrderFapiao, responses = {}) {
  const context = createLoadContext(
    { getOrderFapiao: async () => loaded, ...responses },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context);
}

const submit = () => userEvent.click(page.getByRole('button', { name: '申请发票' }));

test('requests a fapiao of a company once its tax number is right', async () => {
  const requestFapiao = vi.fn(async () => orderFapiao({}, fapiao()));
  await showFapiao(orderFapiao(), { requestFapiao });
  await userEvent.selectOptions(await page.findByLabelText('抬头类型'), 'company');
  await userEvent.type(page.getByLabelText('企业名称'), '杭州云裳贸易有限公司');
  await userEvent.type(page.getByLabelText(/税号/), '91330100799655085B');
  await submit();
  expect(page.getByText('税号有误，请对照营业执照检查')).toBeVisible();
  expect(requestFapiao).not.toHaveBeenCalled();
  await userEvent.clear(page.getByLabelText(/税号/));
  await userEvent.type(page.getByLabelText(/税号/), '91330100799655058b');
  await submit();
  expect(await page.findByText('开票中')).toBeVisible();
  expect(requestFapiao).toHaveBeenCalledWith({
    params: { id: '9' },
    body: {
      titleKind: 'company',
      title: '杭州云裳贸易有限公司',
      taxNumber: '91330100799655058B',
      email: 'lin@example.com',
    },
  });
});

test('shows the amount and the verified e-mail address before it is requested', async () => {
  await showFapiao(orderFapiao());
  expect(await page.findByText('将开具 ¥13,150')).toBeVisible();
  expect(page.getByLabelText(/接收邮箱/)).toHaveValue('lin@example.com');
});

test('keeps the form and shows an error when the request cannot be sent', async () => {
  const requestFapiao = vi.fn(() => Promise.reject(new ApiError('network')));
  await showFapiao(orderFapiao(), { requestFapiao });
  await userEvent.type(await page.findByLabelText('姓名'), '林知夏');
  await submit();
  expect(await page.findByText('没能提交，请检查网络后再试')).toBeVisible();
  expect(page.getByLabelText('姓名')).toHaveValue('林知夏');
});

test('changes a requested fapiao', async () => {
  const changeFapiao = vi.fn(async () => orderFapiao({}, fapiao({ title: '周遥' })));
  await showFapiao(orderFapiao({}, fapiao()), { changeFapiao });
  await userEvent.click(await page.findByRole('button', { name: '修改' }));
  await userEvent.clear(page.getByLabelText('姓名'));
  await userEvent.type(page.getByLabelText('姓名'), '周遥');
  await userEvent.click(page.getByRole('button', { name: '保存修改' }));
  expect(await page.findByText('周遥')).toBeVisible();
  expect(changeFapiao).toHaveBeenCalledWith({
    params: { id: '5' },
    body: { titleKind: 'personal', title: '周遥', email: 'lin@example.com' },
  });
});

test('withdraws a requested fapiao after a question', async () => {
  const withdrawn = fapiao({ status: 'withdrawn', canChange: false });
  const withdrawFapiao = vi.fn(async () => orderFapiao({}, withdrawn));
  await showFapiao(orderFapiao({}, fapiao()), { withdrawFapiao });
  await userEvent.click(await page.findByRole('button', { name: '撤回' }));
  expect(withdrawFapiao).not.toHaveBeenCalled();
  const dialog = await page.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '撤回' }));
  expect(await page.findByText('已撤回')).toBeVisible();
  await waitFor(() => expect(page.getByRole('heading', { name: '重新申请' })).toBeVisible());
});

test('shows an issued fapiao with its number, day and file, and no form', async () => {
  const issued = fapiao({
    status: 'issued',
    number: '26312000000123456789',
    issuedOn: '2026-11-25',
    fileUrl: '/api/v1/fapiao-files/5?expires=1&signature=x',
    canChange: false,
  });
  await showFapiao(orderFapiao({}, issued));
  expect(await page.findByText('已开具')).toBeVisible();
  expect(page.getByText('26312000000123456789')).toBeVisible();
  expect(page.getByRole('link', { name: '下载发票' })).toHaveAttribute('href', issued.fileUrl);
  expect(page.queryByRole('form')).toBeNull();
  expect(page.queryByRole('button', { name: '撤回' })).toBeNull();
});

test('tells why a fapiao was refused, and lets the shopper correct it', async () => {
  const refused = fapiao({ status: 'refused', refusedReason: '税号与抬头不符', canChange: false });
  await showFapiao(orderFapiao({}, refused));
  expect(await page.findByText('税号与抬头不符')).toBeVisible();
  expect(page.getByLabelText('姓名')).toHaveValue('林知夏');
});

test('says so when nothing can be invoiced', async () => {
  await showFapiao(orderFapiao({ canRequest: false }));
  expect(await page.findByText('这笔订单没有可以开票的金额')).toBeVisible();
});
