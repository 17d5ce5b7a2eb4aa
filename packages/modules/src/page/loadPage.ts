import type { Api } from '@vitrine/client';
import type { ContentEntry } from '@vitrine/contract';
import { type Language, owns } from '@vitrine/kit';
import { failPage, missPage, type ShareInfo, type Store, setPage, startPage } from '@vitrine/state';
import { registry } from '../registry.gen';
import { contentQuery, isContentId } from './contentQuery.ts';
import { loadModules } from './loadModules.ts';
import { moduleOf } from './placing.ts';

export interface LoadPageContext {
  api: Api;
  store: Store;
  query: Readonly<Record<string, string | undefined>>;
  language: Language;
  now: number;
  signal?: AbortSignal | undefined;
}

/** What the entries of a page say of it; the first one that speaks is heard. */
export function shareOf(entries: readonly ContentEntry[]): ShareInfo {
  for (const { code, fields } of entries) {
    const share = moduleOf(registry, code)?.definition.share?.(fields);
    if (share) return share;
  }
  return {};
}

async function fetchEntries(
  id: string,
  { api, query, language, signal }: LoadPageContext,
): Promise<ContentEntry[] | undefined> {
  const pages = await api.searchContents({ query: contentQuery(id, query, language) }, { signal });
  return owns(pages, id) ? pages[id] : undefined;
}

/**
 * Loads a content page with all that its modules need into the store, and says whether there is
 * one. Raises when the content service cannot be had; a module that fails raises nothing.
 */
export async function loadPage(id: string, context: LoadPageContext): Promise<'ready' | 'missing'> {
  const { store, now } = context;
  store.dispatch(startPage(id));
  try {
    const entries = isContentId(id) ? await fetchEntries(id, context) : undefined;
    if (!entries) {
      store.dispatch(missPage(id));
      return 'missing';
    }
    const data = await loadModules(registry, entries, context);
    store.dispatch(setPage({ id, entries, data, share: shareOf(entries), madeAt: now }));
    return 'ready';
  } catch (cause) {
    store.dispatch(failPage(id));
    throw cause;
  }
}
