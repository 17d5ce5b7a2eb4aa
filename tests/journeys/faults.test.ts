import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { entry, startStage } from '../support/stage.ts';
import { readToTheEnd, STILL, takenOver } from '../support/visit.ts';

const MODULES = 300;
const NO_SUCH_SET = '999999';
const words = (id: string, text: string) => entry('text', id, { content: `<p>${text}</p>` });

const here = openShop(() =>
  startStage((showcase) => {
    const shown = showcase.filter(({ code, id }) => code !== 'shareInfo' && !id.includes('none'));
    const many = Array.from({ length: MODULES }, (_, n) => ({
      ...shown[n % shown.length],
      id: `many-${n}`,
    }));
    return [
      {
        code: 'faults',
        entries: [
          words('first', '信从这里开始'),
          entry('hologram', 'unknown', { depth: 3 }),
          entry('countDown', 'broken', { startTime: 'tomorrow' }),
          null,
          entry('productSet', 'gone', { setId: NO_SUCH_SET, moduleTitle: { title: '没有了' } }),
          words('last', '信到这里结束'),
        ],
      },
      {
        code: 'later',
        version: 99,
        entries: [words('kept', '认得的还在'), entry('hologram', 'new')],
      },
      {
        code: 'nothing',
        entries: [entry('shareInfo', 'share', { pageTitle: '空信封' }), entry('hologram', 'only')],
      },
      { code: 'many', entries: many },
    ];
  }),
);

interface Told {
  event: string;
  parameters: Record<string, unknown>;
}

const eventsOf = (request: Request) => (request.postDataJSON() as { events: Told[] }).events;

describe('a page with an unknown type, a broken entry and a set that cannot be had', () => {
  test('shows the rest, and tells the shop of each', async () => {
    const { page, complaints, layoutShift, end } = await here.visit();
    const told = page.waitForRequest(/\/marketing\/trackings$/);
    await page.goto('/content/faults');
    await takenOver(page);
    await page.getByText('信从这里开始').waitFor();
    await page.getByText('信到这里结束').waitFor();
    expect(await page.locator('[data-module]').count()).toBe(2);
    expect(await page.getByText('没有了').count()).toBe(0);
    expect(await layoutShift()).toBeLessThan(STILL);
    expect(complaints()).toEqual([]);

    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const events = eventsOf(await told);
    expect(JSON.stringify(events)).toContain('productSet');
    for (const reported of ['no module is called hologram', 'countDown broken']) {
      expect(here.shop.log()).toContain(reported);
    }
    await end();
  });

  test('stands without scripts too', async () => {
    const { page, end } = await here.visit({ javaScript: false });
    await page.goto('/content/faults');
    expect(await page.getByText('信到这里结束').isVisible()).toBe(true);
    await end();
  });
});

test('a page of a later release shows what is known of it', async () => {
  const { page, end } = await here.visit();
  const answer = await page.goto('/content/later');
  expect(answer?.status()).toBe(200);
  await page.getByText('认得的还在').waitFor();
  expect(here.shop.log()).toContain('pages of version 99 are unknown');
  await end();
});

test('a page of which nothing is known is a page, and no failure', async () => {
  const { page, complaints, end } = await here.visit();
  expect((await page.goto('/content/nothing'))?.status()).toBe(200);
  await takenOver(page);
  expect(await page.locator('[data-module]').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints()).toEqual([]);
  await end();
});

test('a page of 300 modules shows them all, and stands still', async () => {
  const { page, complaints, layoutShift, end } = await here.visit();
  await page.goto('/content/many');
  await takenOver(page);
  await page.waitForFunction(
    () => !document.querySelector('section[aria-busy="true"]'),
    undefined,
    { timeout: 90_000 },
  );
  await readToTheEnd(page);
  const shown = await page.locator('main [data-module]').count();
  // What docks, counts down to nothing or has nothing to show keeps no place.
  expect(shown).toBeGreaterThan(MODULES * 0.9);
  expect(await layoutShift()).toBeLessThan(STILL);
  expect(complaints()).toEqual([]);
  await end();
});
