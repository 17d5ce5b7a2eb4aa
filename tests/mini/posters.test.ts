import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openProgram, PLATFORMS } from './programs.ts';
import { scan, shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('a poster in %s', (platform) => {
  it('hands a campaign on by its code, which opens the same page', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    onTestFinished(() => host.close());
    await shopperOf(host).tap({ text: '分享这一页' });
    expect(host.share(host.page().find({ tag: 'button' }))).toEqual(host.share());
    const friend = await openProgram(platform, shopOrigin, await scan(host));
    onTestFinished(() => friend.close());
    expect(friend.page().title).toBe(host.page().title);
    expect([...host.errors, ...friend.errors]).toEqual([]);
  });
});
