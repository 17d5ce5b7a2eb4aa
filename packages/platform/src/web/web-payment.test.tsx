import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomeOf } from './messaging-payment.ts';
import { createWebPayment } from './web-payment.ts';

const request = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
} as const;
const payable = { kind: 'jsapi', ...request } as const;

const assign = vi.fn();
const answering = (err_msg: string) => ({
  invoke: vi.fn((_name, _request, answered: (answer: { err_msg: string }) => void) =>
    answered({ err_msg }),
  ),
});

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a cashier is a page that one leaves for, wherever the shop runs', async () => {
  const outcome = await createWebPayment('web').pay({ kind: 'cashier', url: '/sandbox/cashier/7' });
  expect(outcome).toBe('left');
  expect(assign).toHaveBeenCalledWith('/sandbox/cashier/7');
});

test('the messaging app is handed what the shop has signed, and nothing else', async () => {
  const bridge = answering('get_brand_wcpay_request:ok');
  vi.stubGlobal('WeixinJSBridge', bridge);
  expect(await createWebPayment('wechat').pay(payable)).toBe('done');
  expect(bridge.invoke).toHaveBeenCalledWith('getBrandWCPayRequest', request, expect.any(Function));
});

test('the bridge of the messaging app may come late', async () => {
  const outcome = createWebPayment('wechat').pay(payable);
  vi.stubGlobal('WeixinJSBridge', answering('get_brand_wcpay_request:cancel'));
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await outcome).toBe('cancelled');
});

test('without its bridge nobody can pay, and somebody says so in the end', async () => {
  const outcome = createWebPayment('wechat').pay(payable);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('unavailable');
});

test('other browsers cannot do what only the messaging app does', async () => {
  vi.stubGlobal('WeixinJSBridge', answering('get_brand_wcpay_request:ok'));
  expect(await createWebPayment('web').pay(payable)).toBe('unavailable');
});

test.each([
  ['get_brand_wcpay_request:ok', 'done'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['', 'failed'],
])('“%s” means %s', (answer, outcome) => expect(outcomeOf(answer)).toBe(outcome));
