import { describe, expect, inject, it } from 'vitest';
import type { PlatformName } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');
const BUTTONS: Record<PlatformName, string> = {
  weapp: '使用微信地址',
  tt: '使用抖音地址',
  alipay: '使用支付宝地址',
};
const chosen = {
  name: '林知夏',
  mobile: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '徐汇区',
  line: '武康路 100 号',
};

async function openForm(platform: PlatformName) {
  const host = await openProgram(platform, shopOrigin, '/account/address/index?id=new');
  const { tap } = createPageDriver(host);
  await logIn(host);
  const read = (label: string) => host.page().find({ tag: 'input', label }).attributes.value;
  return { host, read, open: () => tap({ text: BUTTONS[platform] }) };
}

describe.each(PLATFORMS)('the address book of the vendor in %s', (platform) => {
  it('fills the form of a new address', async () => {
    const { host, read, open } = await openForm(platform);
    host.state.bookAddress = chosen;
    await open();
    expect(['收件人', '手机号', '详细地址'].map(read)).toEqual([
      chosen.name,
      chosen.mobile,
      chosen.line,
    ]);
    expect(host.page().find({ role: 'combobox', label: '区县' })).toBeDefined();
    expect(host.page().text()).toContain('徐汇区');
    expect(host.state.toasts).toEqual([]);
    expect(host.errors).toEqual([]);
  });

  it('leaves an unknown place to the shopper', async () => {
    const { host, read, open } = await openForm(platform);
    host.state.bookAddress = { ...chosen, province: '某省', city: '某市', district: '某区' };
    await open();
    expect(read('详细地址')).toBe(chosen.line);
    expect(host.page().text()).not.toContain('某');
    expect(host.errors).toEqual([]);
  });

  it('says nothing when the shopper closes it, and something when it fails', async () => {
    const { host, read, open } = await openForm(platform);
    await open();
    expect(host.page().text()).not.toContain('没能打开');
    expect(read('收件人') ?? '').toBe('');
    host.state.failsAddressBook = true;
    await open();
    expect(host.page().text()).toContain('没能打开地址簿，请在下方填写');
    expect(host.errors).toEqual([]);
  });
});
