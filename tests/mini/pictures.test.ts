import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

interface ListedProduct {
  id: string;
  images: { order: number; size: number }[];
  imageDetails?: { order: number; alt: string }[];
}

async function findProductWithViews(): Promise<ListedProduct & { views: number; width: number }> {
  const { items } = await (await fetch(`${shopOrigin}/api/v1/search/products?size=1`)).json();
  const product = await (await fetch(`${shopOrigin}/api/v1/products/${items[0].id}`)).json();
  const { images } = product as ListedProduct;
  const views = new Set(images.map(({ order }) => order)).size;
  return { ...product, views, width: Math.max(...images.map(({ size }) => size)) };
}

describe.each(PLATFORMS)('pictures in %s', (platform) => {
  it('are shown large by the vendor, from the pressed picture of a product on', async () => {
    const { id, views, width, imageDetails = [] } = await findProductWithViews();
    const label = imageDetails.find(({ order }) => order === 2)?.alt ?? /第 2 张/;
    expect(views).toBeGreaterThan(1);
    const url = `/pages/product/detail/index?productId=${id}`;
    const host = await openProgram(platform, shopOrigin, url);
    const images = host.page().findAll({ tag: 'image', label });
    host.tap(images[0] ?? host.page().find({ tag: 'image', label: /2/ }));
    await host.idle();
    expect(host.state.previews).toHaveLength(1);
    const [{ urls, start } = { urls: [], start: -1 }] = host.state.previews;
    expect([urls.length, start]).toEqual([views, 1]);
    const response = await fetch(urls[start] ?? '');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture.width).toBe(width);
    expect(host.errors).toEqual([]);
  });

  it('of a conversation are shown large by the vendor', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/conversation/index?id=new');
    const { tap, until } = createPageDriver(host);
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#cab' } });
    host.state.album.push(await photo.jpeg().toBuffer());
    await tap({ label: '发送图片' });
    await until(() => host.page().has({ label: /查看大图$/ }));
    await tap({ label: /查看大图$/ });
    expect(host.state.previews).toHaveLength(1);
    const [{ urls } = { urls: [] }] = host.state.previews;
    const response = await fetch(urls[0] ?? '');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([900, 600]);
    expect(host.errors).toEqual([]);
  });
});
