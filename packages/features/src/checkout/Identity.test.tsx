import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CLEARANCE_MS } from '../identity-form/useClearance.ts';
import { address, person } from './testing/fixtures.ts';
import { beginAtNoon, bound, showCheckout } from './testing/showing.tsx';

beginAtNoon();

test('the usual person is attached by itself where nobody was chosen', async () => {
  const setCheckoutPersonalId = vi.fn(async () => bound);
  await showCheckout({ setCheckoutPersonalId }, { checkout: { personalIdId: null } });
  expect(await page.findByText('林**')).toBeVisible();
  expect(setCheckoutPersonalId).toHaveBeenCalledWith({
    params: { id: '800001' },
    body: { personalIdId: person.id },
  });
});

test('somebody without the photos that are wanted is completed first', async () => {
  const { platform } = await showCheckout(
    {
      getCheckoutPersonalId: async () => ({ ...bound, personalId: null, isImageRequired: true }),
    },
    { checkout: { personalIdId: null }, step: 'identity' },
  );
  await userEvent.click(await page.findByRole('radio', { name: /林/ }));
  expect(platform.visits).toEqual([
    {
      route: 'checkout',
      params: { id: '800001', step: 'identity' },
      query: { form: person.id },
    },
  ]);
});

test('a check that ends meanwhile is seen, and why it failed', async () => {
  const checked = { ...person, clearanceStatus: 'checking' } as const;
  const told = { status: 'failed', message: '未查到该身份证号，请核对后更正' };
  const getCheckoutClearanceStatus = vi.fn(async () => told as never);
  await showCheckout({ listPersonalIds: async () => [checked], getCheckoutClearanceStatus });
  expect(await page.findByText('核验中')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_MS));
  expect(page.getByText('未通过')).toBeVisible();
  expect(page.getByText('未查到该身份证号，请核对后更正')).toBeVisible();
  expect(getCheckoutClearanceStatus).toHaveBeenCalledOnce();
});

test('a person who is not the recipient is pointed out', async () => {
  await showCheckout({}, { checkout: { shippingAddress: { ...address, name: '周景行' } } });
  expect(await page.findByText('收件人是周景行，清关人须为同一人')).toBeVisible();
});

test('a person who is half written is not left without a question where the step has no address', async () => {
  const { platform } = await showCheckout(
    { listPersonalIds: async () => [] },
    { checkout: { personalIdId: null }, step: 'identity', options: { name: 'minip' } },
  );
  await userEvent.type(await page.findByLabelText('姓名'), '林');
  act(platform.goBack);
  await userEvent.click(await page.findByRole('button', { name: '取消' }));
  expect(page.getByLabelText('姓名')).toHaveValue('林');
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  await waitFor(() => expect(page.queryByLabelText('姓名')).toBeNull());
});
