import { type Store, selectPages } from '@vitrine/state';
import { registry } from '../registry.gen';
import { moduleOf } from './placing.ts';

/**
 * Fetches the modules of every page in the store, so that a browser can take over at once what the
 * server has drawn. One that cannot be had is the page's to report.
 */
export async function preloadViews(store: Store): Promise<void> {
  const pages = Object.values(selectPages(store.getState()));
  const codes = new Set(pages.flatMap(({ entries }) => entries.map(({ code }) => code)));
  const views = [...codes].map((code) => moduleOf(registry, code)?.preload?.());
  await Promise.all(views.map((view) => view?.catch(() => undefined)));
}
