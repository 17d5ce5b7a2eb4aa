import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { logIn } from './buyer.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { scan, shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');

async function goTo(host: Host, url: string): Promise<void> {
  host.stack.navigateTo(url);
  await host.idle();
}

describe.each(PLATFORMS)('what a shopper is given in %s', (platform) => {
  it('is claimed, clocked in for, drawn, and handed on to a friend', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/coupons/index?tab=claimable');
    onTestFinished(() => host.close());
    const { tap } = shopperOf(host);
    host.state.shopper = 'demo-carol';
    await logIn(host);
    expect(host.page().path).toBe('/account/coupons/index');
    // The other rooms of the account stand beside it on a desk, and nowhere here.
    expect(host.page().text()).not.toContain('隐私中心');
    await tap({ text: /^立即领取/ });
    expect(host.page().text()).toContain('领取成功');

    await goTo(host, '/campaign/gamification/index');
    await tap({ text: '今日签到' });
    expect(host.page().text()).toContain('已连续签到 1 天');

    await goTo(host, '/campaign/lottery/index?id=autumn-lots');
    await tap({ label: '第 5 签，未翻开' });
    await tap({ text: /^收下/ });
    expect(host.page().text()).toContain('今天的签抽完了，明日再来');

    await goTo(host, '/account/referral/index');
    const card = host.share(host.page().find({ tag: 'button' }));
    expect(card.path).toMatch(/^\/account\/invitation\/index\?token=[A-Z0-9-]+$/);
    expect(host.share()).toEqual(card);

    await tap({ text: '出示小程序码' });
    const byCode = await scan(host);
    expect(host.errors).toEqual([]);

    const friend = await openProgram(platform, shopOrigin, byCode);
    onTestFinished(() => friend.close());
    friend.state.shopper = 'demo-ben';
    await shopperOf(friend).tap({ text: '登录并收下' });
    await logIn(friend);
    if (friend.page().has({ text: '收下邀请' })) await shopperOf(friend).tap({ text: '收下邀请' });
    expect(friend.page().text()).toContain('已收下');
    expect(friend.errors).toEqual([]);
  });

  it('is asked for in a few questions, of which the last can be taken back', async () => {
    const url = '/campaign/questionnaire/index?id=how-you-dress';
    const host = await openProgram(platform, shopOrigin, url);
    onTestFinished(() => host.close());
    const { tap } = shopperOf(host);
    await tap({ text: '下一题' });
    expect(host.page().text()).toContain('请先作答');
    await tap({ text: '柔软的针织' });
    await tap({ text: '下一题' });
    expect(host.page().text()).toContain('米白');
    await tap({ text: '上一题' });
    expect(host.page().text()).toContain('柔软的针织');
    await tap({ text: '下一题' });
    await tap({ text: '米白' });
    await tap({ text: '下一题' });
    await tap({ text: '跳过' });
    await tap({ text: '提交' });
    expect(host.page().text()).toContain('谢谢您');
    expect(host.errors).toEqual([]);
  });
});
