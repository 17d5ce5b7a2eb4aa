import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningShop, startShop } from '../support/shop.ts';
import { openProgram, PLATFORMS } from './programs.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe.each(PLATFORMS)('a visit to the shop in %s', (platform) => {
  it('goes from home to a list and to a product, and back to where it was', async () => {
    const host = await openProgram(platform, shop.origin);
    onTestFinished(() => host.close());
    const tap = async (text: string | RegExp) => {
      host.tap(host.page().find({ text }));
      await host.idle();
    };

    expect(host.page().path).toBe('/pages/home/index');
    await tap('男士');
    expect(host.page().title).toBe('男士');
    await tap(/^查看全部$/);
    expect(host.page().path).toBe('/pages/product/listing/index');

    const list = host.page().text();
    host.tap(host.page().find({ text: /¥[\d,]+/ }));
    await host.idle();
    expect(host.page().path).toBe('/pages/product/detail/index');
    expect(host.page().query.productId).toMatch(/^\d+$/);

    host.stack.navigateBack();
    await host.idle();
    expect(host.page().text()).toBe(list);
    expect(host.errors).toEqual([]);
  });
});
