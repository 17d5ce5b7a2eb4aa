import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { PaymentOutcome } from '@vitrine/platform';
import { selectShowSpinner } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { messages } from './messages.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { useStartPayment } from './useStartPayment.ts';

const t = messages['zh-CN'];

const wap: PaymentMethod = {
  id: 'alipay-3',
  brand: 'alipay',
  channel: 'alipay-wap',
  instalments: { count: 3, amount: 700 },
};

interface PayButtonProps {
  onStarted: (id: string) => void;
  method: PaymentMethod | undefined;
}

function PayButton({ onStarted, method }: PayButtonProps) {
  const options = { checkoutOrderId: '8', method, onStarted };
  const { pay, isPending, error, code } = useStartPayment(options);
  return (
    <>
      <button type="button" aria-busy={isPending} onClick={() => void pay()}>
        pay
      </button>
      {error && <p role="alert">{error}</p>}
      {code && <img src={code.image} alt="code" />}
    </>
  );
}

const started = { id: '55', parameters: { kind: 'redirect', url: '/pay' } };

function renderPay(
  paymentOutcome: PaymentOutcome,
  startPayment = vi.fn(async (): Promise<object> => started),
  method: PaymentMethod | undefined = wap,
) {
  const onStarted = vi.fn();
  const context = createLoadContext({
    startPayment: startPayment as unknown as Api['startPayment'],
  });
  const view = renderInShop(
    context,
    <PayButton onStarted={onStarted} method={method} />,
    {},
    { paymentOutcome },
  );
  return { ...context, ...view, onStarted, startPayment };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'pay' }));

test('starts the payment with the chosen method and a page to return to', async () => {
  const { platform, startPayment } = renderPay('left');
  await press();
  expect(startPayment).toHaveBeenCalledExactlyOnceWith(
    {
      body: {
        checkoutOrderId: '8',
        channel: 'alipay-wap',
        instalments: 3,
        returnPath: expect.stringContaining('{paymentId}'),
      },
    },
    { idempotencyKey: expect.any(String) },
  );
  expect(platform.payments).toEqual([started.parameters]);
});

test('keeps a code to scan instead of handing it to the host', async () => {
  const parameters = { kind: 'code', url: 'weixin://x', image: 'data:image/svg+xml,x' };
  const startPayment = vi.fn(async (): Promise<object> => ({ id: '56', parameters }));
  const { platform, onStarted } = renderPay('done', startPayment);
  await press();
  expect(screen.getByRole('img', { name: 'code' })).toHaveAttribute('src', parameters.image);
  expect(platform.payments).toEqual([]);
  expect(onStarted).not.toHaveBeenCalled();
});

test('does not wait for a result when the shopper has left the shop', async () => {
  const { onStarted } = renderPay('left');
  await press();
  expect(onStarted).not.toHaveBeenCalled();
});

test('waits for the result after the address of the cashier was copied', async () => {
  const { onStarted } = renderPay('copied');
  await press();
  expect(screen.getByText(t.copied)).toBeVisible();
  expect(onStarted).toHaveBeenCalledExactlyOnceWith('55');
});

test('says so when the host cannot pay', async () => {
  const { onStarted } = renderPay('unavailable');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(t.unavailable);
  expect(onStarted).not.toHaveBeenCalled();
});

test('shows a failure, uncovers the screen and can be repeated', async () => {
  const startPayment = vi.fn(async (): Promise<object> => started);
  startPayment.mockRejectedValueOnce(new ApiError('network'));
  const { store, onStarted, platform } = renderPay('copied', startPayment);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(t.failed);
  expect(selectShowSpinner(store.getState())).toBe(false);
  expect(platform.payments).toEqual([]);
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onStarted).toHaveBeenCalledOnce();
});

test('starts one payment when the button is pressed twice, and covers the screen', async () => {
  const startPayment = vi.fn(() => new Promise<object>(() => undefined));
  const { store } = renderPay('left', startPayment);
  await userEvent.dblClick(screen.getByRole('button', { name: 'pay' }));
  expect(startPayment).toHaveBeenCalledOnce();
  expect(selectShowSpinner(store.getState())).toBe(true);
});
