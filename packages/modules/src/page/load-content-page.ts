import { type Api, errorCode } from '@vitrine/client';
import type { ContentEntry, ContentPreview } from '@vitrine/contract';
import { hasOwn, type Language } from '@vitrine/kit';
import {
  pageFailed,
  pageNotFound,
  readBenefits,
  type ShareInfo,
  type Store,
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

/**
 * Loads a content page and the data of its modules into the store, and returns whether the page exists.
 * Throws when the content service cannot be reached; never when only a module's data cannot be loaded.
 */
export async function loadContentPage(
  id: string,
  context: LoadContentPageContext,
): Promise<'ready' | 'missing'> {
  const { store, now } = context;
  store.dispatch(startPage(id));
  try {
    const [entries, shown] = isContentId(id)
      ? await Promise.all([fetchEntries(id, context), fetchPreview(context)])
      : [];
    if (!entries) {
      store.dispatch(pageNotFound(id));
      return 'missing';
    }
    const madeAt = shown?.at ? Date.parse(shown.at) : now;
    const preview = shown && { ...shown, clockOffset: madeAt - now };
    const data = await loadModules(registry, entries, { ...context, now: madeAt });
    const share = findShareInfo(entries);
    store.dispatch(setPage({ id, entries, data, share, madeAt, ...(preview && { preview }) }));
    return 'ready';
  } catch (cause) {
    store.dispatch(pageFailed(id));
    throw cause;
  }
}
