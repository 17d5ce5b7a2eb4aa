import type { OpenDatabase } from '../../database/database.ts';
import { loadVariedPages } from './load-varied-pages.ts';
import { createVariedPages, NOTHING_VARIED, type VariedPages } from './varied-pages.ts';

export interface LiveVariedPages {
  current(): VariedPages;
  close(): Promise<void>;
}

interface Options {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

const RETRY_MS = 1_000;

/** Knows in every process which pages differ between visitors, and follows each change of content. */
export async function openVariedPages({
  database,
  now,
  onFailure,
}: Options): Promise<LiveVariedPages> {
  const load = async () => createVariedPages(await loadVariedPages(database.db, now()));
  let current = createVariedPages(NOTHING_VARIED);
  let isOutdated = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let loading: Promise<void> | undefined;

  async function loadUntilCurrent(): Promise<void> {
    while (isOutdated && !isClosed) {
      isOutdated = false;
      current = await load();
    }
  }

  function reload(): void {
    isOutdated = true;
    loading ??= loadUntilCurrent()
      .catch((error: unknown) => {
        if (isClosed) return;
        onFailure(error);
        clearTimeout(timer);
        timer = setTimeout(reload, RETRY_MS);
      })
      .finally(() => {
        loading = undefined;
      });
  }

  // Listens first, so that no change between the first reading and the listening is missed.
  const stopListening = await database.listen('content', reload);
  current = await load();
  return {
    current: () => current,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stopListening();
      await loading;
    },
  };
}
