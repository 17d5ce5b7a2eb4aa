import { describe, expect, inject, it } from 'vitest';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');
const isPhoneButton = ({ attributes }: { attributes: Record<string, unknown> }) =>
  attributes['open-type'] === 'getPhoneNumber';

async function openSheet(platform: (typeof PLATFORMS)[number]) {
  const host = await openProgram(platform, shopOrigin, '/account/profile/index');
  const { tap } = createPageDriver(host);
  await logIn(host);
  await tap({ text: '手机号' });
  return host;
}

describe.each(PLATFORMS)('a shopper without a mobile in %s', (platform) => {
  it.runIf(platform === 'weapp')('shares the one that WeChat knows', async () => {
    const host = await openSheet(platform);
    const button = host.page().findAll({ tag: 'button' }).find(isPhoneButton);
    if (!button) throw new Error('no button asks for the phone number');
    // Nothing happens when the shopper declines.
    host.fire(button, 'getphonenumber', { errMsg: 'getPhoneNumber:fail user deny' });
    await host.idle();
    const mobile = `139${String(Date.now()).slice(-8)}`;
    host.fire(button, 'getphonenumber', { errMsg: 'getPhoneNumber:ok', code: `demo-${mobile}` });
    await host.idle();
    expect(host.page().text()).toContain(`139****${mobile.slice(-4)}`);
    expect(host.errors).toEqual([]);
  });

  it.runIf(platform !== 'weapp')('binds one by a code only', async () => {
    const host = await openSheet(platform);
    expect(host.page().text()).toContain('获取验证码');
    expect(host.page().text()).not.toContain('微信手机号');
    expect(host.errors).toEqual([]);
  });
});
