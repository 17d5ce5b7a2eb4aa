import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentOptions } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { expect, test } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { usePaymentMethod } from './usePaymentMethod.ts';

const offered: PaymentOptions = {
  rehearsed: [],
  channels: ['messaging-oa', 'wechat-h5', 'alipay-wap'],
  instalments: [
    { count: 3, amount: 671_700 },
    { count: 12, amount: 168_000 },
  ],
};

function Methods({ options = offered }: { options?: PaymentOptions }) {
  const choice = usePaymentMethod(options);
  return (
    <>
      <PaymentMethods choice={choice} currency="CNY" />
      <p>{choice.method?.id}</p>
    </>
  );
}

const renderMethods = (options: TestPlatformOptions = {}) =>
  renderInShop(createLoadContext({}), <Methods />, {}, options);

const radioNames = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);

test('shows instalments with their amounts once they are chosen', async () => {
  renderMethods();
  expect(radioNames()).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: /支付宝分期/ }));
  expect(screen.getByRole('radio', { name: '3 期 每期约 ¥6,717' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^12 期/ }));
  expect(screen.getByText('alipay-12')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^微信支付/ }));
  expect(radioNames()).toHaveLength(3);
  expect(screen.getByText('wechat')).toBeVisible();
});

test('remembers the last choice on the device', async () => {
  const { platform, unmount } = renderMethods();
  await userEvent.click(screen.getByRole('radio', { name: /^支付宝 支付宝/ }));
  expect(platform.storage.local.get('payment-method')).toBe('alipay');
  unmount();
});

test('offers only what works in the host', () => {
  renderMethods({ paymentChannels: ['messaging-oa'] });
  expect(radioNames()).toEqual(['微信支付微信']);
});

test('offers the payment without money where the server lists it', () => {
  const withTest = { ...offered, channels: [...offered.channels, 'test' as const] };
  const paymentChannels = ['messaging-oa', 'test'] as const;
  renderInShop(createLoadContext({}), <Methods options={withTest} />, {}, { paymentChannels });
  expect(radioNames()).toEqual(['微信支付微信', '测试支付，不会扣款测试']);
});

test('says where to pay when nothing works in the host', () => {
  renderMethods({ paymentChannels: [] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/此处暂不能付款/)).toBeVisible();
});

test('names the methods that take no money while the shop rehearses them', () => {
  const rehearse = (...rehearsed: PaymentOptions['rehearsed']) =>
    renderInShop(createLoadContext({}), <Methods options={{ ...offered, rehearsed }} />);
  const { unmount } = rehearse('alipay-wap', 'alipay-page');
  expect(screen.getByRole('alert')).toHaveTextContent('支付宝不会真实扣款');
  expect(screen.getByRole('alert')).not.toHaveTextContent('微信支付');
  unmount();
  rehearse('wechat-native');
  expect(screen.queryByRole('alert')).toBeNull();
});
