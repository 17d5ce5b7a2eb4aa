import { describe, expect, inject, it } from 'vitest';
import { createPageDriver, hasMiniCode, scanMiniCode } from './page-driver.ts';
import { HOSTS_WITH_CODES, openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('a poster in %s', (platform) => {
  it('shares a campaign by a card, and by a code that opens the same page', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    await createPageDriver(host).tap({ text: '分享这一页' });
    expect(host.share(host.page().find({ tag: 'button' }))).toEqual(host.share());
    expect(hasMiniCode(host)).toBe(HOSTS_WITH_CODES.includes(platform));
    expect(host.errors).toEqual([]);
    if (!hasMiniCode(host)) return;
    const friend = await openProgram(platform, shopOrigin, await scanMiniCode(host));
    expect(friend.page().title).toBe(host.page().title);
    expect(friend.errors).toEqual([]);
  });
});
