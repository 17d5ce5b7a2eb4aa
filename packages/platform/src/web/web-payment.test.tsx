import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateApp } from '../bridge/simulator.ts';
import { isApp, type PlatformName } from '../platform-names.ts';
import { parseOutcome } from './messaging-payment.ts';
import { createWebBridge } from './web-bridge.ts';
import { createWebPayment } from './web-payment.ts';

const request = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
} as const;
const params = { kind: 'jsapi', ...request } as const;

const assign = vi.fn();

function createPayment(name: PlatformName, version?: string) {
  const bridge = createWebBridge(isApp(name));
  return createWebPayment({ name, version, bridge });
}

const fakeBridge = (err_msg: string) => ({
  invoke: vi.fn((_name, _request, callback: (result: { err_msg: string }) => void) =>
    callback({ err_msg }),
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

test('opens the cashier page', async () => {
  const outcome = await createPayment('web').pay({ kind: 'cashier', url: '/sandbox/cashier/7' });
  expect(outcome).toBe('left');
  expect(assign).toHaveBeenCalledWith('/sandbox/cashier/7');
});

test('passes exactly the signed request to the messaging app', async () => {
  const bridge = fakeBridge('get_brand_wcpay_request:ok');
  vi.stubGlobal('WeixinJSBridge', bridge);
  expect(await createPayment('wechat').pay(params)).toBe('done');
  expect(bridge.invoke).toHaveBeenCalledWith('getBrandWCPayRequest', request, expect.any(Function));
});

test('waits for the bridge of the messaging app', async () => {
  const outcome = createPayment('wechat').pay(params);
  vi.stubGlobal('WeixinJSBridge', fakeBridge('get_brand_wcpay_request:cancel'));
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await outcome).toBe('cancelled');
});

test('reports unavailable when the bridge does not appear in time', async () => {
  const outcome = createPayment('wechat').pay(params);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe('unavailable');
});

test('reports unavailable in other browsers', async () => {
  vi.stubGlobal('WeixinJSBridge', fakeBridge('get_brand_wcpay_request:ok'));
  expect(await createPayment('web').pay(params)).toBe('unavailable');
});

test.each([
  ['get_brand_wcpay_request:ok', 'done'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['', 'failed'],
])('parses "%s" as %s', (result, outcome) => expect(parseOutcome(result)).toBe(outcome));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  ['a desktop', MAC, 'web', undefined, ['wechat-native', 'alipay-page', 'test', 'transfer']],
  ["a phone's browser", IPHONE, 'web', undefined, ['wechat-h5', 'alipay-wap', 'test', 'transfer']],
  ['the messaging app', IPHONE, 'wechat', undefined, ['messaging-oa', 'test', 'transfer']],
  ['the app', IPHONE, 'ios', '2.19.0', ['wechat-app', 'alipay-app', 'transfer']],
  ['an older app', IPHONE, 'android', '6.14.0', []],
  ['the web-view of a mini-program', IPHONE, 'minip', undefined, []],
] as const)('%s pays through its own channels', (_, userAgent, name, version, channels) => {
  vi.stubGlobal('navigator', { userAgent });
  if (isApp(name)) vi.stubGlobal('ReactNativeWebView', { postMessage: vi.fn() });
  expect(createPayment(name, version).listChannels()).toEqual(channels);
});

test('a browser in which a link names the app pays through its own channels', () => {
  vi.stubGlobal('navigator', { userAgent: MAC });
  expect(createPayment('ios', '2.19.0').listChannels()).toEqual([
    'wechat-native',
    'alipay-page',
    'test',
    'transfer',
  ]);
});

const appParams = { kind: 'alipay-app', orderString: 'app_id=1&sign=s' } as const;

test.each([
  ['done', 'done'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['unsupported', 'unavailable'],
] as const)('lets the app pay, which reports %s', async (paymentOutcome, outcome) => {
  const app = simulateApp({ paymentOutcome });
  const paying = createPayment('ios', '2.19.0').pay(appParams);
  await vi.waitFor(() => expect(app.messages).toEqual([{ type: 'payment', params: appParams }]));
  await vi.runAllTimersAsync();
  expect(await paying).toBe(outcome);
  app.remove();
});

test('reports unavailable for the payment of an app outside it', async () => {
  expect(await createPayment('web').pay(appParams)).toBe('unavailable');
});
