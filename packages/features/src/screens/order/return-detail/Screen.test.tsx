import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import { shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { orderReturn } from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';
import { getStepState } from './rules.ts';

async function showReturn(responses = {}) {
  const context = createLoadContext(
    { getReturn: async () => orderReturn(), ...responses },
    { params: { id: '77' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context);
}

test('shows the progress of a return and links to its order', async () => {
  await showReturn();
  expect(await page.findByRole('heading', { name: '退款 ¥24,310' })).toBeVisible();
  expect(page.getByText('上门取件').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(page.getByText('尺码或规格不合适')).toBeVisible();
  expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/orders/9');
});

test('withdraws a return before it is collected, after a confirmation', async () => {
  const cancelled = orderReturn({ status: 'cancelled', statusText: '已撤销', canCancel: false });
  const cancelReturn = vi.fn(async () => cancelled);
  await showReturn({ cancelReturn });
  await userEvent.click(await page.findByRole('button', { name: '撤销退货' }));
  expect(cancelReturn).not.toHaveBeenCalled();
  await userEvent.click(page.getAllByRole('button', { name: '撤销退货' }).at(-1) as HTMLElement);
  expect(await page.findAllByText('已撤销')).not.toHaveLength(0);
  expect(page.queryByRole('list', { name: '退货进度' })).toBeNull();
});

test.each([
  ['requested', ['done', 'current', 'upcoming', 'upcoming']],
  ['picked-up', ['done', 'done', 'current', 'upcoming']],
  ['refunding', ['done', 'done', 'done', 'current']],
  ['refunded', ['done', 'done', 'done', 'done']],
] as const)('shows the steps of a %s return as %j', (status, states) =>
  expect([0, 1, 2, 3].map((index) => getStepState(status, index))).toEqual(states),
);

test('keeps the return when the question is declined', async () => {
  const cancelReturn = vi.fn();
  await showReturn({ cancelReturn });
  await userEvent.click(await page.findByRole('button', { name: '撤销退货' }));
  const question = page.getByRole('alertdialog', { name: '撤销这次退货？' });
  await userEvent.click(within(question).getByRole('button', { name: '继续退货' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(cancelReturn).not.toHaveBeenCalled();
});

test('keeps the return and its button when it cannot be withdrawn', async () => {
  const cancelReturn = vi.fn(() => Promise.reject(new ApiError('network')));
  await showReturn({ cancelReturn });
  await userEvent.click(await page.findByRole('button', { name: '撤销退货' }));
  await userEvent.click(
    within(page.getByRole('alertdialog')).getByRole('button', { name: '撤销退货' }),
  );
  expect(await page.findByText('没能完成，请检查网络后再试')).toBeVisible();
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(page.getByRole('button', { name: '撤销退货' })).toBeEnabled();
});

test('a collected return cannot be withdrawn', async () => {
  const collected = orderReturn({
    status: 'picked-up',
    canCancel: false,
    pickedUpAt: '2026-11-22T02:10:00Z',
  });
  await showReturn({ getReturn: async () => collected });
  expect(await page.findByText('11.22 10:10')).toBeVisible();
  expect(page.queryByRole('button', { name: '撤销退货' })).toBeNull();
});

test.each([
  ['', false],
  ['袖口有线头', true],
])('shows the note “%s”: %s', async (note, isShown) => {
  await showReturn({ getReturn: async () => orderReturn({ note }) });
  expect(await page.findByText('退货原因')).toBeVisible();
  expect(page.queryByText('补充说明') !== null).toBe(isShown);
});

test('says that the return does not exist', async () => {
  await showReturn({ getReturn: () => Promise.reject(notFoundError()) });
  expect(await page.findByText('没有找到')).toBeVisible();
});

const kept = {
  refundAmount: 2_382_000,
  refundedShipping: 1_000,
  items: orderReturn().items.map((item) => ({
    ...item,
    deduction: {
      ...{ amount: 50_000, reason: 'worn' as const, reasonText: '有穿着痕迹' },
      note: '领口有粉底',
    },
  })),
};

test('says what the inspection has kept back and why, and which delivery goes back', async () => {
  await showReturn({ getReturn: async () => orderReturn({ status: 'inspected', ...kept }) });
  expect(await page.findByRole('heading', { name: '退款 ¥23,820' })).toBeVisible();
  expect(page.getByText('扣除 ¥500：有穿着痕迹 · 领口有粉底')).toBeVisible();
  expect(page.getByText('退还运费').nextElementSibling).toHaveTextContent('¥10');
});

test('keeps nothing back from a return that was refused', async () => {
  await showReturn({ getReturn: async () => orderReturn({ status: 'refused', ...kept }) });
  expect(await page.findByText('退货原因')).toBeVisible();
  expect(page.queryByText(/^扣除/)).toBeNull();
});

test('shows the return in English', async () => {
  const context = createLoadContext(
    { getReturn: async () => orderReturn() },
    { params: { id: '77' }, language: 'en-US' },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  await renderScreen(screen, context);
  expect(await page.findByRole('heading', { name: 'Refund ¥24,310' })).toBeVisible();
  expect(page.getByText('22 November 9 am–noon')).toBeVisible();
  expect(page.getByText('Wrong size or version')).toBeVisible();
});

test('shows the photos of the request, each large when it is pressed', async () => {
  const photos = ['a', 'b'].map((id) => ({
    id,
    url: `/photos/${id}/photo`,
    thumbnailUrl: `/photos/${id}/thumbnail`,
    width: 4,
    height: 3,
  }));
  await showReturn({ getReturn: async () => orderReturn({ photos }) });
  const section = await page.findByRole('region', { name: '照片' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(section).getByRole('button', { name: '照片 2，查看大图' }));
  expect(page.getByRole('img', { name: '照片 2' })).toHaveAttribute('src', '/photos/b/photo');
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(page.queryByRole('img', { name: '照片 2' })).toBeNull());
});

test('shows no place for photos without any', async () => {
  await showReturn();
  expect(await page.findByText('退货原因')).toBeVisible();
  expect(page.queryByText('照片')).toBeNull();
});
