import type { Gender } from '@vitrine/contract';
import type { OpenDatabase } from '../../database/database.ts';
import { followChannel } from '../../database/follow-channel.ts';
import { loadVariedPages } from './load-varied-pages.ts';
import { createVariedPages, NOTHING_VARIED, type VariedPages } from './varied-pages.ts';

export interface LiveVariedPages {
  current(): VariedPages;
  close(): Promise<void>;
}

interface Options {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly now: () => number;
  /** The first gender of which products are online. */
  readonly findFirstGender: () => Gender | undefined;
  readonly onFailure: (error: unknown) => void;
}

/** Knows in every process which pages differ between visitors, and follows each change of content. */
export async function openVariedPages({
  database,
  now,
  findFirstGender,
  onFailure,
}: Options): Promise<LiveVariedPages> {
  let current = createVariedPages(NOTHING_VARIED, findFirstGender);
  const { close } = await followChannel({
    database,
    channel: 'content',
    async load() {
      current = createVariedPages(await loadVariedPages(database.db, now()), findFirstGender);
    },
    onFailure,
  });
  return { current: () => current, close };
}
