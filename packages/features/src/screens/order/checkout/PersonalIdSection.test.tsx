import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CLEARANCE_POLL_MS } from '../../../shared/personal-id-form/useClearancePolling.ts';
import { address, personalId } from './testing/fixtures.ts';
import { attached, showCheckout, startAtNoon } from './testing/show-checkout.tsx';

startAtNoon();

test('attaches the default personal ID when none is chosen', async () => {
  const setCheckoutPersonalId = vi.fn(async () => attached);
  await showCheckout({ setCheckoutPersonalId }, { checkout: { personalIdId: null } });
  expect(await page.findByText('林**')).toBeVisible();
  expect(setCheckoutPersonalId).toHaveBeenCalledWith({
    params: { id: '800001' },
    body: { personalIdId: personalId.id },
  });
});

test('opens the form for a personal ID without the required photos', async () => {
  const { platform } = await showCheckout(
    {
      getCheckoutPersonalId: async () => ({ ...attached, personalId: null, isImageRequired: true }),
    },
    { checkout: { personalIdId: null }, step: 'identity' },
  );
  await userEvent.click(await page.findByRole('radio', { name: /林/ }));
  expect(platform.destinations).toEqual([
    {
      route: 'checkout',
      params: { id: '800001', step: 'identity' },
      query: { form: personalId.id },
    },
  ]);
});

test('shows the result of a clearance check and why it failed', async () => {
  const checked = { ...personalId, clearanceStatus: 'checking' } as const;
  const response = { status: 'failed', message: '未查到该身份证号，请核对后更正' };
  const getCheckoutClearanceStatus = vi.fn(async () => response as never);
  await showCheckout({ listPersonalIds: async () => [checked], getCheckoutClearanceStatus });
  expect(await page.findByText('核验中')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_POLL_MS));
  expect(page.getByText('未通过')).toBeVisible();
  expect(page.getByText('未查到该身份证号，请核对后更正')).toBeVisible();
  expect(getCheckoutClearanceStatus).toHaveBeenCalledOnce();
});

test('warns when the personal ID is not of the recipient', async () => {
  await showCheckout({}, { checkout: { shippingAddress: { ...address, name: '周景行' } } });
  expect(await page.findByText('收件人是周景行，清关人须为同一人')).toBeVisible();
});

test("fills the recipient's name into a new personal ID, and asks nothing when it is left so", async () => {
  const { platform } = await showCheckout(
    { listPersonalIds: async () => [] },
    { checkout: { personalIdId: null }, step: 'identity', options: { name: 'minip' } },
  );
  expect(await page.findByLabelText('姓名')).toHaveValue(address.name);
  act(platform.goBack);
  await waitFor(() => expect(page.queryByLabelText('姓名')).toBeNull());
});

test("attaches the recipient's personal ID although another is the default", async () => {
  const mine = { ...personalId, id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c41', isDefault: false };
  const other = { ...personalId, maskedName: '周**' };
  const setCheckoutPersonalId = vi.fn(async () => attached);
  await showCheckout(
    { setCheckoutPersonalId, listPersonalIds: async () => [other, mine] },
    { checkout: { personalIdId: null } },
  );
  await waitFor(() =>
    expect(setCheckoutPersonalId).toHaveBeenCalledWith({
      params: { id: '800001' },
      body: { personalIdId: mine.id },
    }),
  );
});

test('asks before closing a half-filled personal ID form in a mini-program', async () => {
  const { platform } = await showCheckout(
    { listPersonalIds: async () => [] },
    { checkout: { personalIdId: null }, step: 'identity', options: { name: 'minip' } },
  );
  await userEvent.clear(await page.findByLabelText('姓名'));
  await userEvent.type(page.getByLabelText('姓名'), '林');
  act(platform.goBack);
  await userEvent.click(await page.findByRole('button', { name: '取消' }));
  expect(page.getByLabelText('姓名')).toHaveValue('林');
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  await waitFor(() => expect(page.queryByLabelText('姓名')).toBeNull());
});
