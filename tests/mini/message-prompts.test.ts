import { describe, expect, inject, it } from 'vitest';
import type { Host, PlatformName } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');
const SAVE = '/my/message-permissions';

async function openCoupons(platform: PlatformName): Promise<Host> {
  const host = await openProgram(platform, shopOrigin, '/account/coupons/index?tab=claimable');
  await logIn(host);
  return host;
}

const findSaved = ({ state }: Host) =>
  state.requests
    .filter(({ method, url }) => method === 'POST' && url.endsWith(SAVE))
    .map(({ body }) => JSON.parse(body ?? '').answers);

describe.each(PLATFORMS)('messages of the vendor in %s', (platform) => {
  it('are asked for by the tap that claims a coupon, and the answer is saved', async () => {
    const host = await openCoupons(platform);
    const { tap } = createPageDriver(host);
    await tap({ text: /^立即领取/ });
    expect(host.page().text()).toContain('领取成功');
    expect(host.state.messagePrompts).toEqual([['sandbox-coupon-ending']]);
    expect(findSaved(host)).toEqual([
      [{ templateCode: 'sandbox-coupon-ending', isAccepted: true }],
    ]);
    expect(host.errors).toEqual([]);
  });

  it('are asked for by the tap that claims a coupon of a campaign page', async () => {
    const host = await openCoupons(platform);
    host.stack.navigateTo('/pages/content/index?id=spring');
    await host.idle();
    await createPageDriver(host).tap({ text: /^立即领取/ });
    expect(host.page().text()).toContain('领取成功');
    expect(host.state.messagePrompts).toEqual([['sandbox-coupon-ending']]);
    expect(findSaved(host)).toEqual([
      [{ templateCode: 'sandbox-coupon-ending', isAccepted: true }],
    ]);
    expect(host.errors).toEqual([]);
  });

  it('are not asked for again after a refusal, and the coupon is claimed all the same', async () => {
    const host = await openCoupons(platform);
    host.state.answerMessage = () => 'reject';
    await createPageDriver(host).tap({ text: /^立即领取/ });
    expect(host.page().text()).toContain('领取成功');
    expect(findSaved(host)).toEqual([
      [{ templateCode: 'sandbox-coupon-ending', isAccepted: false }],
    ]);
    const { requests } = host.state;
    requests.length = 0;
    host.stack.navigateTo('/account/coupons/index?tab=claimable');
    await host.idle();
    const claim = host.page().findAll({ text: /^立即领取/ })[0];
    if (claim) host.tap(claim);
    await host.idle();
    expect(host.state.messagePrompts).toHaveLength(1);
    expect(host.errors).toEqual([]);
  });

  it('are not asked for by a host that is too old, and nothing else changes', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/coupons/index?tab=claimable');
    delete host.native.requestSubscribeMessage;
    await logIn(host);
    await createPageDriver(host).tap({ text: /^立即领取/ });
    expect(host.page().text()).toContain('领取成功');
    expect(findSaved(host)).toEqual([]);
    expect(host.errors).toEqual([]);
  });
});
