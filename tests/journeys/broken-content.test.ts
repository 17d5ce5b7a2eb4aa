import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { MAX_LAYOUT_SHIFT, scrollToEnd, waitForHydration } from '../support/browser-session.ts';
import { createEntry, startShopWithPages } from '../support/custom-pages.ts';
import { setUpShop } from '../support/shop-harness.ts';

const MODULES = 300;
const NO_SUCH_SET = '999999';
const createText = (id: string, text: string) =>
  createEntry('text', id, { content: `<p>${text}</p>` });

const shop = setUpShop(() =>
  startShopWithPages((showcase) => {
    const drawable = showcase.filter(
      ({ code, id }) => code !== 'shareInfo' && !id.includes('none'),
    );
    const many = Array.from({ length: MODULES }, (_, n) => ({
      ...drawable[n % drawable.length],
      id: `many-${n}`,
    }));
    return [
      {
        code: 'faults',
        entries: [
          createText('first', '信从这里开始'),
          createEntry('hologram', 'unknown', { depth: 3 }),
          createEntry('countDown', 'broken', { startTime: 'tomorrow' }),
          null,
          createEntry('productSet', 'gone', {
            setId: NO_SUCH_SET,
            moduleTitle: { title: '没有了' },
          }),
          createText('last', '信到这里结束'),
        ],
      },
      {
        code: 'later',
        version: 99,
        entries: [createText('kept', '认得的还在'), createEntry('hologram', 'new')],
      },
      {
        code: 'nothing',
        entries: [
          createEntry('shareInfo', 'share', { pageTitle: '空信封' }),
          createEntry('hologram', 'only'),
        ],
      },
      { code: 'many', entries: many },
    ];
  }),
);

interface TrackingEvent {
  event: string;
  parameters: Record<string, unknown>;
}

const eventsOf = (request: Request) =>
  (request.postDataJSON() as { events: TrackingEvent[] }).events;

describe('a page with an unknown type, a broken entry and a missing product set', () => {
  test('shows the other modules, and reports each failure', async () => {
    const { page, takeErrors, layoutShift, close } = await shop.openSession();
    const tracking = page.waitForRequest(/\/marketing\/trackings$/);
    await page.goto('/content/faults');
    await waitForHydration(page);
    await page.getByText('信从这里开始').waitFor();
    await page.getByText('信到这里结束').waitFor();
    expect(await page.locator('[data-module]').count()).toBe(2);
    expect(await page.getByText('没有了').count()).toBe(0);
    expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
    expect(takeErrors()).toEqual([]);

    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const events = eventsOf(await tracking);
    expect(JSON.stringify(events)).toContain('productSet');
    for (const reported of ['no module is called hologram', 'countDown broken']) {
      expect(shop.server.log()).toContain(reported);
    }
    await close();
  });

  test('shows the other modules without JavaScript', async () => {
    const { page, close } = await shop.openSession({ javaScriptEnabled: false });
    await page.goto('/content/faults');
    expect(await page.getByText('信到这里结束').isVisible()).toBe(true);
    await close();
  });
});

test('shows the known modules of a page stored by a later release', async () => {
  const { page, close } = await shop.openSession();
  const answer = await page.goto('/content/later');
  expect(answer?.status()).toBe(200);
  await page.getByText('认得的还在').waitFor();
  expect(shop.server.log()).toContain('pages of version 99 are unknown');
  await close();
});

test('shows an empty page, not a failure, when no module is known', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  expect((await page.goto('/content/nothing'))?.status()).toBe(200);
  await waitForHydration(page);
  expect(await page.locator('[data-module]').count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('shows all of 300 modules without layout shift', async () => {
  const { page, takeErrors, layoutShift, close } = await shop.openSession();
  await page.goto('/content/many');
  await waitForHydration(page);
  await page.waitForFunction(
    () => !document.querySelector('section[aria-busy="true"]'),
    undefined,
    { timeout: 90_000 },
  );
  await scrollToEnd(page);
  const shown = await page.locator('main [data-module]').count();
  // Docked modules, ended countdowns and empty modules draw nothing in the page.
  expect(shown).toBeGreaterThan(MODULES * 0.9);
  expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
  expect(takeErrors()).toEqual([]);
  await close();
});
