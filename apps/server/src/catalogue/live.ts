import type { OpenDatabase } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { buildIndex, type CatalogueIndex } from './catalogue-index.ts';
import { loadCatalogue } from './load.ts';
import { inSlices } from './paced.ts';
import { buildPhrases, type Phrase } from './phrases.ts';
import { type Imaging, type Summarise, summariser } from './summaries.ts';

/** One state of the catalogue with all that is derived from it. It never changes. */
export interface Catalogue {
  index: CatalogueIndex;
  phrases: readonly Phrase[];
  summary: Summarise;
}

export interface LiveCatalogue {
  /** The newest state there is. Throws before the first one is built. */
  current: () => Catalogue;
  isReady: () => boolean;
  /** Settles when a state is in place that was read after this moment. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

export interface LiveOptions {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  imaging: Imaging;
  /** A new state is in place: whatever was answered from the old one is out of date. */
  onSwap?: () => void;
  onFailure?: (error: unknown) => void;
}

/** One change is seldom alone: wait this long for the others. */
const GATHER_MS = 50;
/** After a build, rest this many times as long, so that a busy till cannot keep the process building. */
const REST_FACTOR = 4;
/** Nobody should see a price older than this because of the rest. */
const LONGEST_REST_MS = 2000;
const RETRY_MS = 1000;

/** Keeps the catalogue in memory in step with the database, whichever process changes it. */
export async function openCatalogue(options: LiveOptions): Promise<LiveCatalogue> {
  let catalogue: Catalogue | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> | undefined;
  let isOutdated = false;
  let restUntil = 0;

  const build = async (): Promise<void> => {
    isOutdated = false;
    const started = performance.now();
    catalogue = await readCatalogue(options);
    const ended = performance.now();
    restUntil = ended + Math.min((ended - started) * REST_FACTOR, LONGEST_REST_MS);
    options.onSwap?.();
  };

  const run = async (): Promise<void> => {
    timer = undefined;
    building = build().catch((error: unknown) => {
      if (isClosed) return;
      options.onFailure?.(error);
      isOutdated = true;
      restUntil = performance.now() + RETRY_MS;
    });
    await building;
    building = undefined;
    if (isOutdated) schedule();
  };

  const schedule = (): void => {
    isOutdated = true;
    if (isClosed || timer || building) return;
    timer = setTimeout(run, Math.max(GATHER_MS, restUntil - performance.now()));
  };

  const refresh = async (): Promise<void> => {
    await building;
    restUntil = 0;
    clearTimeout(timer);
    await run();
  };

  const stop = await options.database.listen('catalogue', schedule);
  await run();
  return {
    current: () => {
      if (!catalogue) throw new ApiError('unavailable');
      return catalogue;
    },
    isReady: () => catalogue !== undefined,
    refresh,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await stop();
      await building;
    },
  };
}

async function readCatalogue({ database, imaging }: LiveOptions): Promise<Catalogue> {
  const index = await inSlices(buildIndex(await loadCatalogue(database.db)));
  const phrases = await inSlices(buildPhrases(index));
  return { index, phrases, summary: summariser(index, imaging) };
}
