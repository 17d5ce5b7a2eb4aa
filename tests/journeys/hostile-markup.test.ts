import { expect, test } from 'vitest';
import { waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

/** Markup that the sanitizer removes. The test inserts it directly, to check the box and the security policy. */
const HOSTILE = `
  <a class="cover" style="position:fixed;inset:0;z-index:2147483647;background:red">cover</a>
  <a class="cover" style="position:absolute;top:-4000px;left:0;width:100%;height:8000px">cover</a>
  <div class="cover" style="margin-top:-900px;height:900px;transform:translateY(-600px)">cover</div>
  <img src="/none.png" onerror="window.ran = 'an attribute'">
  <iframe src="https://elsewhere.invalid/frame" srcdoc="<script>parent.ran = 'a frame'</script>"></iframe>
  <object data="https://elsewhere.invalid/object"></object>
  <video src="https://elsewhere.invalid/film.mp4" autoplay></video>
  <link rel="stylesheet" href="https://elsewhere.invalid/style.css">
  <style>main { display: none }</style>`;

test('unsanitized markup runs no script, requests nothing and covers nothing outside its box', async () => {
  const { page, close } = await shop.openSession();
  await page.goto('/content/showcase');
  await waitForHydration(page);
  const box = page.locator('[data-module="customHTML"] table').locator('..');
  await box.scrollIntoViewIfNeeded();
  const requests: string[] = [];
  await page.route('https://elsewhere.invalid/**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });

  await box.evaluate((element, html) => {
    element.insertAdjacentHTML('beforeend', html);
  }, HOSTILE);
  await page.waitForTimeout(500);

  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  expect(requests).toEqual([]);
  expect(await page.locator('main').isVisible()).toBe(true);

  const covered = await box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const outside = [4, window.innerHeight - 4, top - 8, bottom + 8].filter(
      (y) => y > 0 && y < window.innerHeight && (y < top || y > bottom),
    );
    return outside.filter((y) => document.elementFromPoint(180, y)?.closest('.cover'));
  });
  expect(covered).toEqual([]);
  await close();
});
