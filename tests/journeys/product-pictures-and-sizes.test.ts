import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, phone, waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

interface Detail {
  id: string;
  shortDescription: string;
  color: string;
  colourways: { id: string; color: string }[];
  sizing: object | null;
  variants: { quantity: number; attributes: { type: string; value: string }[] }[];
}

const fetchProduct = async (id: string): Promise<Detail> =>
  (await fetch(`${shop.origin}/api/v1/products/${id}`)).json();

const listSizesInStock = ({ variants }: Detail): (string | undefined)[] =>
  variants
    .filter(({ quantity }) => quantity > 0)
    .map(({ attributes }) => attributes.find(({ type }) => type === 'Size')?.value);

/** Finds a product with another colour, and a size that both have in stock. */
async function findTwoColours(): Promise<{ product: Detail; other: Detail; size: string }> {
  const { items } = await (
    await fetch(`${shop.origin}/api/v1/search/products?size=60&gender=women`)
  ).json();
  for (const { id, colourCount } of items) {
    if (colourCount < 2) continue;
    const product = await fetchProduct(id);
    const otherId = product.colourways.find((colourway) => colourway.id !== id)?.id;
    if (!product.sizing || !otherId) continue;
    const other = await fetchProduct(otherId);
    const sizes = listSizesInStock(other);
    const size = listSizesInStock(product).find((each) => each && sizes.includes(each));
    if (size && sizes.length > 1) return { product, other, size };
  }
  throw new Error('The demo shop has no product with a size in two colours');
}

const readScale = (image: Locator): Promise<number> =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** Parts two fingers on the middle of the window. */
async function pinch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? phone.viewport;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [-apart, apart].map((x, id) => ({ x: width / 2 + x, y: height / 2, id })),
    });
  await touch('touchStart', 30);
  await touch('touchMove', 50);
  await touch('touchMove', 75);
  await touch('touchEnd');
}

test('zooms into a picture with two fingers, and back closes it', async () => {
  const { product } = await findTwoColours();
  const { page, close } = await shop.openSession({ ...phone, reducedMotion: true });
  await page.goto(`/product/detail/${product.id}`);
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /第 1 张$/ })
    .first()
    .click();
  const lightbox = page.getByRole('dialog', { name: product.shortDescription });
  const image = lightbox.getByRole('img').first();
  await lightbox.getByText('1 / ').waitFor();
  await pinch(page);
  await expect.poll(() => readScale(image)).toBeGreaterThan(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await lightbox.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/product/detail/${product.id}`);
  await close();
});

test('zooms by keyboard, keeps the size in another colour and converts it', async () => {
  const { product, other, size } = await findTwoColours();
  const { page, close } = await shop.openSession({ ...desktop, reducedMotion: true });
  await page.goto('/');
  await page.goto(`/product/detail/${product.id}`);
  await waitForHydration(page);
  const picture = page.getByRole('button', { name: /第 1 张$/ }).last();
  await picture.press('Enter');
  const lightbox = page.getByRole('dialog', { name: product.shortDescription });
  await lightbox.getByText('1 / ').waitFor();
  await page.keyboard.press('+');
  await expect.poll(() => readScale(lightbox.getByRole('img').first())).toBe(1.5);
  await page.keyboard.press('End');
  await lightbox.getByText(/^第 [2-9] 张/).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'detached' });
  expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true);

  const sizes = page.getByRole('radiogroup', { name: '尺码' });
  const findSize = () => sizes.getByRole('radio', { name: new RegExp(`^${size}(?!\\d)`) });
  await findSize().click();
  const otherColour = page.getByRole('group', { name: '颜色' }).getByRole('link', {
    name: new RegExp(`^${other.color}`),
  });
  await otherColour.click();
  await page.waitForURL(`**/product/detail/${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.shortDescription }).waitFor();
  await expect.poll(() => findSize().isChecked()).toBe(true);

  await page.getByRole('button', { name: '尺码助手' }).click();
  const helper = page.getByRole('dialog', { name: '尺码助手' });
  await helper.getByRole('button', { name: '中国' }).click();
  await helper
    .getByText(/^中国 \d{3}/)
    .first()
    .waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await helper.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await close();
});
