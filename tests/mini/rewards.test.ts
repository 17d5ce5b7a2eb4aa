import { describe, expect, inject, it } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { createPageDriver, scanMiniCode } from './page-driver.ts';
import { HOSTS_WITH_CODES, openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');

async function goTo(host: Host, url: string): Promise<void> {
  host.stack.navigateTo(url);
  await host.idle();
}

describe.each(PLATFORMS)('rewards in %s', (platform) => {
  it('are claimed, earned by check-in, drawn, and shared with a friend', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/coupons/index?tab=claimable');
    const { tap } = createPageDriver(host);
    await logIn(host);
    expect(host.page().path).toBe('/account/coupons/index');
    // The account menu is beside the page on a desktop only.
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

    const hasCode = host.page().has({ text: '出示小程序码' });
    expect(hasCode).toBe(HOSTS_WITH_CODES.includes(platform));
    if (hasCode) await tap({ text: '出示小程序码' });
    const link = hasCode ? await scanMiniCode(host) : String(card.path);
    expect(host.errors).toEqual([]);

    const friend = await openProgram(platform, shopOrigin, link);
    await createPageDriver(friend).tap({ text: '登录并收下' });
    await logIn(friend);
    if (friend.page().has({ text: '收下邀请' }))
      await createPageDriver(friend).tap({ text: '收下邀请' });
    expect(friend.page().text()).toContain('已收下');
    expect(friend.errors).toEqual([]);
  });

  it('asks a questionnaire, which lets the shopper go back to a question', async () => {
    const url = '/campaign/questionnaire/index?id=how-you-dress';
    const host = await openProgram(platform, shopOrigin, url);
    const { tap } = createPageDriver(host);
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
