import { act } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '../registry.gen';
import { createPage, createProducts, NOON } from '../testing.tsx';
import { ModulePage } from './ModulePage.tsx';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

afterEach(() => void vi.useRealTimers());

const iso = (ms: number) => new Date(ms).toISOString();
const page = createPage([
  { code: 'pos', fields: { items: [{ text: '满减' }, { text: '新到' }] } },
  {
    code: 'countDown',
    fields: { startTime: iso(NOON - 1), endTime: iso(NOON + DAY), anchorLink: '限时' },
  },
  { code: 'slideProducts', fields: { setId: '1' }, data: createProducts(3) },
  { code: 'productSet', fields: { setId: '1', anchorLink: '精选' }, data: createProducts(4) },
  { code: 'video', fields: { video: { source: '/content/a.mp4' } } },
  { code: 'smartBanner', fields: { title: '别处 App', desc: '新客礼券' } },
  { code: 'tabs', fields: { tabs: [{ tabName: '外套' }] }, data: [createProducts(9)] },
]);

const tree = (isSessionReady: boolean) => (
  <StoreProvider store={makeStore()}>
    <PlatformProvider platform={createTestPlatform()}>
      <ModulePage page={page} isSessionReady={isSessionReady} isLoggedIn={false} />
    </PlatformProvider>
  </StoreProvider>
);

test('hydrates server HTML an hour later without a mismatch', async () => {
  await Promise.all(page.entries.map(({ code }) => registry[code]?.preload?.()));
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const stream = await renderToReadableStream(tree(false), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html).toContain('data-module="countDown"');
  expect(html).not.toContain('data-module="slideProducts"');
  // The banner has no target, so the server already reserves no space for it.
  expect(html).toContain('--docked:0px');

  vi.setSystemTime(NOON + HOUR + 500);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, tree(false), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  await act(async () => hydrated.render(tree(true)));
  expect(root.querySelector('[data-module="slideProducts"]')).not.toBeNull();
  await act(async () => hydrated.unmount());
});
