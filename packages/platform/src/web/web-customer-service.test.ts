import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWebCustomerService } from './web-customer-service.ts';

const assign = vi.fn();
beforeEach(() => void vi.stubGlobal('window', { location: { assign } }));
// The files of a worker share its globals.
afterEach(() => void vi.unstubAllGlobals());
afterEach(() => assign.mockClear());

const webCustomerService = createWebCustomerService('wechat');

test('calls a number without its separators', () => {
  webCustomerService.call('+86 400-820-8820');
  expect(assign).toHaveBeenCalledWith('tel:+864008208820');
});

test('opens a letter to an address', async () => {
  expect(await webCustomerService.writeMail('service@elsewhere.example')).toBe('opened');
  expect(assign).toHaveBeenCalledWith('mailto:service@elsewhere.example');
});

test('opens the link of the WeChat account in WeChat', () => {
  expect([webCustomerService, createWebCustomerService('web')].map((one) => one.hasWechat)).toEqual(
    [true, false],
  );
  webCustomerService.openWechat({ url: 'https://work.weixin.qq.com/kfid/kfc1', corpId: 'ww1' });
  expect(assign).toHaveBeenCalledWith('https://work.weixin.qq.com/kfid/kfc1');
});
