import type { OpenDatabase } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import {
  type CatalogueSnapshot,
  changeProducts,
  type LiveSnapshot,
  readSnapshot,
} from './catalogue-snapshot.ts';
import type { SkippedRow } from './check-rows.ts';
import type { ListImages } from './summaries.ts';
import { createWaitingTime } from './waiting-time.ts';

export interface CatalogueStatus {
  /** When a change was last read from the database, in milliseconds; 0 before the first build. */
  refreshedAt: number;
  failures: number;
  /** How long the oldest change has been waiting to be visible. */
  staleMs: number;
  skippedRows: number;
  /** The products that are online. */
  products: number;
}

export interface LiveCatalogue {
  /** Returns the newest snapshot. Throws before the first one is built. */
  current: () => CatalogueSnapshot;
  isReady: () => boolean;
  status: () => CatalogueStatus;
  /** Resolves when a snapshot read after this call is current. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

export interface LiveCatalogueOptions {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  listImages: ListImages;
  /** The time at which sets with a rule are read. */
  now?: () => number;
  /** Called when a new snapshot replaced the old one, so that cached responses can be dropped. */
  onSwap?: () => void;
  /** Called when stock or prices of these products changed in the snapshot. */
  onProductsChanged?: (productIds: readonly string[]) => void;
  onFailure?: (error: unknown) => void;
  /** Called once for each faulty row. */
  onSkipped?: (row: SkippedRow) => void;
}

/** Changes often come in bursts: wait this long to handle them with one rebuild. */
const DEBOUNCE_MS = 50;
/** Pause after a build this many times its duration, so that frequent changes cannot keep the process busy. */
const REST_FACTOR = 4;
/** Limits how long a change waits because of the pause. */
const MAX_REST_MS = 2000;
/** Stock and prices are applied one by one, so they wait less. */
const PRODUCTS_DEBOUNCE_MS = 20;
const MAX_PRODUCTS_REST_MS = 200;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

const PRODUCTS_PAYLOAD = /^products (\d+(?:,\d+)*)$/;

/** Reads which products changed in stock or price from a notification; any other means a rebuild. */
const parseChangedProducts = (payload: string | undefined): string[] | undefined =>
  PRODUCTS_PAYLOAD.exec(payload ?? '')?.[1]?.split(',');

/** Keeps an in-memory catalogue up to date with the database, also when another process changes it. */
export async function openCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
  let snapshot: LiveSnapshot | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> | undefined;
  let isOutdated = false;
  let restUntil = 0;
  let refreshedAt = 0;
  let failures = 0;
  let retryMs = FIRST_RETRY_MS;
  const rebuildWaiting = createWaitingTime();

  const changed = new Set<string>();
  /** Products that changed while an index is built: it may have read them before. */
  let changedWhileBuilding: Set<string> | undefined;
  let changeTimer: NodeJS.Timeout | undefined;
  let changing: Promise<void> | undefined;
  let changesRestUntil = 0;
  const changesWaiting = createWaitingTime();

  const recordSuccess = (): void => {
    refreshedAt = Date.now();
    retryMs = FIRST_RETRY_MS;
  };

  /** Counts a failure and returns the time of the next attempt. */
  const recordFailure = (error: unknown): number => {
    failures++;
    options.onFailure?.(error);
    const retryAt = performance.now() + retryMs;
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    return retryAt;
  };

  const build = async (): Promise<void> => {
    isOutdated = false;
    rebuildWaiting.start();
    const started = performance.now();
    changedWhileBuilding = new Set();
    const next = await readSnapshot(options.database.db, options.listImages, options.now);
    const changedSinceRead = [...changedWhileBuilding];
    changedWhileBuilding = new Set();
    await changeProducts(options.database.db, next, changedSinceRead);
    const changedSinceThen = changedWhileBuilding;
    changedWhileBuilding = undefined;
    reportSkipped(next.skipped, snapshot?.skipped ?? [], options.onSkipped);
    snapshot = next;
    const ended = performance.now();
    restUntil = ended + Math.min((ended - started) * REST_FACTOR, MAX_REST_MS);
    rebuildWaiting.finish();
    recordSuccess();
    options.onSwap?.();
    scheduleChanges([...changedSinceThen]);
  };

  const rebuild = async (): Promise<void> => {
    // Two builds at once would forget each other's changes.
    clearTimeout(timer);
    timer = undefined;
    building = build().catch((error: unknown) => {
      if (isClosed) return;
      isOutdated = true;
      rebuildWaiting.retry();
      restUntil = recordFailure(error);
    });
    await building;
    building = undefined;
    if (isOutdated) schedule();
  };

  const schedule = (): void => {
    isOutdated = true;
    rebuildWaiting.arrive();
    if (isClosed || timer || building) return;
    timer = setTimeout(rebuild, Math.max(DEBOUNCE_MS, restUntil - performance.now()));
  };

  const applyChanges = async (current: LiveSnapshot, ids: readonly string[]): Promise<void> => {
    changesWaiting.start();
    const started = performance.now();
    const isComplete = await changeProducts(options.database.db, current, ids);
    const ended = performance.now();
    changesRestUntil = ended + Math.min((ended - started) * REST_FACTOR, MAX_PRODUCTS_REST_MS);
    changesWaiting.finish();
    recordSuccess();
    options.onProductsChanged?.(ids);
    if (!isComplete) schedule();
  };

  const handleChanges = async (): Promise<void> => {
    changeTimer = undefined;
    if (!snapshot) return;
    const ids = [...changed];
    changed.clear();
    changing = applyChanges(snapshot, ids).catch((error: unknown) => {
      if (isClosed) return;
      for (const id of ids) changed.add(id);
      changesWaiting.retry();
      changesRestUntil = recordFailure(error);
    });
    await changing;
    changing = undefined;
    if (changed.size > 0) scheduleChanges([]);
  };

  const scheduleChanges = (ids: readonly string[]): void => {
    for (const id of ids) {
      changed.add(id);
      changedWhileBuilding?.add(id);
    }
    if (changed.size === 0) return;
    changesWaiting.arrive();
    if (isClosed || changeTimer || changing) return;
    const waitMs = Math.max(PRODUCTS_DEBOUNCE_MS, changesRestUntil - performance.now());
    changeTimer = setTimeout(handleChanges, waitMs);
  };

  const refresh = async (): Promise<void> => {
    while (building) await building;
    restUntil = 0;
    await rebuild();
  };

  const stopListening = await options.database.listen('catalogue', (payload) => {
    const ids = parseChangedProducts(payload);
    if (ids) scheduleChanges(ids);
    else schedule();
  });
  await rebuild();
  return {
    current: () => {
      if (!snapshot) throw new ApiProblem('unavailable');
      return snapshot;
    },
    isReady: () => snapshot !== undefined,
    status: () => ({
      refreshedAt,
      failures,
      staleMs: Math.max(rebuildWaiting.elapsedMs(), changesWaiting.elapsedMs()),
      skippedRows: snapshot?.skipped.length ?? 0,
      products: snapshot?.index.products.length ?? 0,
    }),
    refresh,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(changeTimer);
      await stopListening();
      await building;
      await changing;
    },
  };
}

/** Reports the rows that were not reported before. */
function reportSkipped(
  rows: readonly SkippedRow[],
  previous: readonly SkippedRow[],
  onSkipped: LiveCatalogueOptions['onSkipped'],
): void {
  const toKey = ({ table, id, reason }: SkippedRow) => `${table} ${id} ${reason}`;
  const known = new Set(previous.map(toKey));
  for (const row of rows) if (!known.has(toKey(row))) onSkipped?.(row);
}
