import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

/** Serves a page of another site, as the view of a mini-program is one of its vendor's. */
async function openOtherSite(): Promise<{ page: Page; close: () => Promise<void> }> {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>view</title>');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const { page, close } = await shop.openSession();
  await page.goto(`http://view-of-a-vendor.localhost:${port}/`);
  return {
    page,
    close: async () => {
      await close();
      site.close();
    },
  };
}

/** Shows a picture and returns its width. It is zero when the browser keeps the picture from the page. */
const showPicture = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (source) => {
    const picture = document.body.appendChild(new Image());
    picture.src = source;
    await picture.decode().catch(() => undefined);
    return picture.naturalWidth;
  }, url);

/** Whether the browser gives a response of the shop to the page, as it does to a player of films. */
const canLoad = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (source) =>
      fetch(source, { mode: 'no-cors', headers: { range: 'bytes=0-99' } }).then(
        () => true,
        () => false,
      ),
    url,
  );

const CODE = '/api/v1/messaging/mini-programs/qr-codes?page=/pages/content/index';

test('another site shows pictures, films and codes of the shop, and nothing else', async () => {
  const home = await (await fetch(`${shop.origin}/`)).text();
  const picture = /\/images\/[\w-]+\/480\?v=\w+/.exec(home)?.[0] ?? 'no picture on the home page';
  const { page, close } = await openOtherSite();
  expect(await showPicture(page, shop.origin + picture)).toBeGreaterThan(0);
  expect(await showPicture(page, shop.origin + CODE)).toBeGreaterThan(0);
  expect(await canLoad(page, `${shop.origin}/content/films/wind.mp4`)).toBe(true);
  for (const path of ['/', '/favicon.ico', '/api/v1/home-popup', '/openapi.json'])
    expect([path, await canLoad(page, shop.origin + path)]).toEqual([path, false]);
  await close();
});
