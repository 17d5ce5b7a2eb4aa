import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../apps/server/src/database/schema.ts';
import type { Host } from '../mini-host/index.ts';
import type { RunningShop } from '../support/shop.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const POPUP_IMAGE = 'banner-kids-school-1x1';

/** Sets focal points as editors do: at the first picture of a product, and at that of the popup. */
async function setFocalPoints(db: Kysely<Database>) {
  const row = await db
    .selectFrom('products')
    .select(['id', 'image_keys'])
    .where('is_online', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const product = { id: row.id, key: row.image_keys[0] ?? '' };
  const point = { focal_x: 400, focal_y: 180 };
  await db
    .insertInto('product_images')
    .values(
      [product.key, POPUP_IMAGE].map((key) => ({
        ...{ product_id: product.id, key, added_at: new Date(0) },
        ...point,
      })),
    )
    .onConflict((conflict) => conflict.columns(['product_id', 'key']).doUpdateSet(point))
    .execute();
  await sql`update banners set gender = 'women' where image_key = ${POPUP_IMAGE}`.execute(db);
  return product;
}

const prepared = createShopWithRows(setFocalPoints, {});
let shop: RunningShop;
let product: Awaited<ReturnType<typeof setFocalPoints>>;
beforeAll(async () => {
  shop = await prepared.start();
  product = prepared.rows();
});
afterAll(() => shop.stop());

/** How each place that shows an image crops it: the style of its view, or the mode of its element. */
function listCrops(host: Host, key: string) {
  const hasKey = (value: unknown) => String(value ?? '').includes(`/images/${key}/`);
  const views = host.page().findAll({ tag: 'view' });
  return [
    ...views.map(({ attributes }) => String(attributes.style ?? '')).filter(hasKey),
    ...host
      .page()
      .findAll({ tag: 'image' })
      .filter(({ attributes }) => hasKey(attributes.src)),
  ];
}

describe.each(PLATFORMS)('pictures in %s', (platform) => {
  it.each([
    ['a product', () => `/pages/product/detail/index?productId=${product.id}`, () => product.key],
    ['the popup', () => '/pages/home/index', () => POPUP_IMAGE],
  ])('of %s are cropped around their focal points', async (_, toUrl, toKey) => {
    const host = await openProgram(platform, shop.origin, toUrl());
    const crops = listCrops(host, toKey());
    expect(crops.length).toBeGreaterThan(0);
    for (const crop of crops)
      expect(crop).toMatch(/background-position: ?40% 18%;.*background-size: ?cover/);
    expect(host.errors).toEqual([]);
  });
});
