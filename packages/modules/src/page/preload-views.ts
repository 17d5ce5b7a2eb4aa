import { type Store, selectPages } from '@vitrine/state';
import { registry } from '../registry.gen';
import { findModule } from './page-modules.ts';

/**
 * Preloads the module chunks of every page in the store, so that the browser can hydrate at once what
 * the server rendered. Errors are ignored here; the page reports them when it renders.
 */
export async function preloadViews(store: Store): Promise<void> {
  const pages = Object.values(selectPages(store.getState()));
  const codes = new Set(pages.flatMap(({ entries }) => entries.map(({ code }) => code)));
  const views = [...codes].map((code) => findModule(registry, code)?.preload?.());
  await Promise.all(views.map((view) => view?.catch(() => undefined)));
}
