import { describe, expect, inject, it } from 'vitest';
import type { Host, ViewNode } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

/** The bar below a list that shows how far it is scrolled. */
function findProgress(host: Host): ViewNode {
  const nodes = host.page().findAll({ tag: 'view' });
  const progress = nodes.find(({ attributes }) => String(attributes.style).includes('--start'));
  if (!progress) throw new Error('no list of the page has a progress bar');
  return progress;
}

describe.each(PLATFORMS)('the view of %s', (platform) => {
  async function open(url: string) {
    const host = await openProgram(platform, shopOrigin, url);
    return { host, ...createPageDriver(host) };
  }

  it('shows pictures of the shop as another site, and sends nothing when they arrive', async () => {
    const { host } = await open('/pages/home/index');
    expect(host.page().findAll({ tag: 'image' }).length).toBeGreaterThan(10);
    const before = host.page().updates;
    expect(await host.loadMedia()).toEqual([]);
    expect(host.page().updates).toBe(before);
  });

  it('sends a position ten times a second at most while a list scrolls', async () => {
    const { host, until } = await open('/pages/home/index');
    const progress = findProgress(host);
    const track = progress.parent?.children.find(({ tag }) => tag === 'scroll-view');
    if (!track) throw new Error('the list has no track');
    const before = host.page().updates;
    const startedAt = performance.now();
    for (let scrollLeft = 10; scrollLeft <= 500; scrollLeft += 10) {
      host.fire(track, 'scroll', { scrollLeft, scrollWidth: 1_000 });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await until(() => /--start: ?0\.5/.test(String(findProgress(host).attributes.style)));
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(host.page().updates - before).toBeLessThanOrEqual(1 + seconds * 10);
  });

  it('tells a screen reader what is chosen', async () => {
    const { host, tap } = await open('/pages/product/listing/index?gender=women');
    await tap({ text: '筛选' });
    const readState = () => host.page().find({ role: 'checkbox' }).attributes['aria-checked'];
    expect(readState()).toBe('false');
    host.tap(host.page().find({ role: 'checkbox' }));
    await host.idle();
    expect(readState()).toBe('true');
  });
});

it.each([
  ['weapp', 'padding-top:44px'],
  ['tt', 'padding-top:0px'],
  ['alipay', 'padding-top:44px'],
] as const)('the header of %s leaves the status bar free', async (platform, padding) => {
  const host = await openProgram(platform, shopOrigin, '/pages/home/index');
  const { style } = host.page().find({ role: 'banner' }).attributes;
  expect(String(style).replaceAll(' ', '')).toContain(padding);
});
