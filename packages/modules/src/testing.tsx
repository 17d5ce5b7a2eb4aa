import { render } from '@testing-library/react';
import type { ProductSummary } from '@vitrine/contract';
import { PlatformProvider, type Viewport } from '@vitrine/platform';
import { createTestPlatform, type TestPlatformOptions } from '@vitrine/platform/testing';
import { Suspense } from 'react';
import { ModulePage } from './page/ModulePage.tsx';
import { registry } from './registry.gen';
import { parseEntry } from './schemas.ts';

/** 2026.11.20, noon in Beijing. */
export const NOON = Date.UTC(2026, 10, 20, 4);

export interface ModuleGiven {
  code: string;
  fields: Record<string, unknown>;
  data?: unknown;
}

export interface ShowOptions extends TestPlatformOptions {
  sessionReady?: boolean;
  now?: number;
  viewport?: Partial<Viewport>;
}

/** A page of the given modules, as they would be stored; the n-th entry's id is `e` and its place. */
export function pageOf(modules: readonly ModuleGiven[], madeAt: number = NOON) {
  const entries = modules.map(({ code, fields }, index) => {
    const parsed = parseEntry({ id: `e${index}`, code, fields });
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.entry;
  });
  const data = Object.fromEntries(
    modules.flatMap(({ data: own }, index) => (own === undefined ? [] : [[`e${index}`, own]])),
  );
  return { entries, data, madeAt };
}

/** Shows a page of modules as a shopper would meet it, with their views already there. */
export async function showModules(modules: readonly ModuleGiven[], options: ShowOptions = {}) {
  const { sessionReady = true, now = NOON, viewport, ...host } = options;
  await Promise.all(modules.map(({ code }) => registry[code]?.preload?.()));
  const platform = createTestPlatform(host);
  Object.assign(platform.viewport, viewport);
  const tree = (ready: boolean) => (
    <PlatformProvider platform={platform}>
      <Suspense>
        <ModulePage page={page} sessionReady={ready} />
      </Suspense>
    </PlatformProvider>
  );
  const page = pageOf(modules, now);
  const shown = render(tree(sessionReady));
  return { platform, ...shown, enterSession: () => shown.rerender(tree(true)) };
}

export const product = (n: number, more: Partial<ProductSummary> = {}): ProductSummary => ({
  id: `1000000${n}`,
  brand: { id: '7', name: 'Halden' },
  shortDescription: `羊毛外套 ${n}`,
  images: [{ url: `/images/coat-${n}/480`, size: 480, order: 1 }],
  price: 1_380_000,
  priceWithoutDiscount: 1_380_000,
  currencyIsoCode: 'CNY',
  tag: null,
  labels: [],
  gender: 'women',
  isOnline: true,
  isLowStock: false,
  isSoldOut: false,
  ...more,
});

export const products = (count: number): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => product(index));
