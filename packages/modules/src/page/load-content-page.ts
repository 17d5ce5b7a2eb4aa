import { type Api, errorCode } from '@vitrine/client';
import type { ContentEntry, ContentPreview } from '@vitrine/contract';
import { hasOwn, type Language } from '@vitrine/kit';
import {
  pageFailed,
  pageNotFound,
  readBenefits,
  type ShareInfo,
  type Store,
  selectPage,
  setPage,
  startPage,
} from '@vitrine/state';
import { registry } from '../registry.gen';
import { buildContentQuery, isContentId } from './content-query.ts';
import { loadModules } from './load-modules.ts';
import { findModule } from './page-modules.ts';

export interface LoadContentPageContext {
  api: Api;
  store: Store;
  query: Readonly<Record<string, string | undefined>>;
  language: Language;
  now: number;
  signal?: AbortSignal | undefined;
}

/** The share information of the first entry that carries it. */
export function findShareInfo(entries: readonly ContentEntry[]): ShareInfo {
  for (const { code, fields } of entries) {
    const share = findModule(registry, code)?.definition.getShareInfo?.(fields);
    if (share) return share;
  }
  return {};
}

async function fetchEntries(
  id: string,
  { api, store, query, language, signal }: LoadContentPageContext,
): Promise<ContentEntry[] | undefined> {
  // A public page is rendered without a shopper; the server counts only the benefits that they hold.
  const benefits = [query.benefits, ...readBenefits(store.getState())].filter(Boolean).join(',');
  const pages = await api.searchContents(
    { query: buildContentQuery(id, { ...query, benefits }, language) },
    { signal },
  );
  return hasOwn(pages, id) ? pages[id] : undefined;
}

/** Previews of drafts have a shopper and a time of their own; those of environments have neither. */
const PREVIEW_OF_DRAFT = /^preview-/;

/** The shopper and the time of a preview. A link that has ended shows no page, so that it needs neither. */
async function fetchPreview({
  api,
  query: { env = '' },
  signal,
}: LoadContentPageContext): Promise<ContentPreview | undefined> {
  if (!PREVIEW_OF_DRAFT.test(env)) return undefined;
  try {
    return await api.getContentPreview({ params: { token: env } }, { signal });
  } catch (cause) {
    if (errorCode(cause) === 'not-found') return undefined;
    throw cause;
  }
}

/** Fetches a content page and the data of its modules; undefined when the page does not exist. */
async function fetchPage(id: string, context: LoadContentPageContext) {
  const { now } = context;
  const [entries, shown] = isContentId(id)
    ? await Promise.all([fetchEntries(id, context), fetchPreview(context)])
    : [];
  if (!entries) return undefined;
  const madeAt = shown?.at ? Date.parse(shown.at) : now;
  const preview = shown && { ...shown, clockOffset: madeAt - now };
  const data = await loadModules(registry, entries, { ...context, now: madeAt });
  const share = findShareInfo(entries);
  return { id, entries, data, share, madeAt, ...(preview && { preview }) };
}

/**
 * Loads a content page and the data of its modules into the store, and returns whether the page exists.
 * Throws when the content service cannot be reached; never when only a module's data cannot be loaded.
 */
export async function loadContentPage(
  id: string,
  context: LoadContentPageContext,
): Promise<'ready' | 'missing'> {
  const { store } = context;
  store.dispatch(startPage(id));
  try {
    const page = await fetchPage(id, context);
    store.dispatch(page ? setPage(page) : pageNotFound(id));
    return page ? 'ready' : 'missing';
  } catch (cause) {
    store.dispatch(pageFailed(id));
    throw cause;
  }
}

/** Loads a page again while the first one stays shown, and replaces it when there are other modules now. */
export async function reloadContentPage(
  id: string,
  context: LoadContentPageContext,
): Promise<void> {
  const { store } = context;
  const page = await fetchPage(id, context);
  const shown = selectPage(store.getState(), id);
  if (page && JSON.stringify(page.entries) !== JSON.stringify(shown?.entries))
    store.dispatch(setPage(page));
}
