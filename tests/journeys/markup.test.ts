import { expect, test } from 'vitest';
import { openShop } from '../support/open-shop.ts';
import { takenOver } from '../support/visit.ts';

const here = openShop();

/** What the cleaner would never let through: here it has failed, and the box and the policy are alone. */
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

test('markup that got past the cleaner runs nothing, asks for nothing and covers nothing', async () => {
  const { page, end } = await here.visit();
  await page.goto('/content/showcase');
  await takenOver(page);
  const box = page.locator('[data-module="customHTML"] table').locator('..');
  await box.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  await page.route('https://elsewhere.invalid/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });

  await box.evaluate((element, html) => {
    element.insertAdjacentHTML('beforeend', html);
  }, HOSTILE);
  await page.waitForTimeout(500);

  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await page.locator('main').isVisible()).toBe(true);

  const covered = await box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const outside = [4, window.innerHeight - 4, top - 8, bottom + 8].filter(
      (y) => y > 0 && y < window.innerHeight && (y < top || y > bottom),
    );
    return outside.filter((y) => document.elementFromPoint(180, y)?.closest('.cover'));
  });
  expect(covered).toEqual([]);
  await end();
});
