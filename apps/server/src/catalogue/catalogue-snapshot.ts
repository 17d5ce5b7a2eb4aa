import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { buildIndex, type CatalogueIndex } from './catalogue-index.ts';
import { changeProduct } from './change-product.ts';
import type { SkippedRow } from './check-rows.ts';
import { loadCatalogue, loadVariantsOf } from './load-catalogue.ts';
import { loadPositions } from './load-positions.ts';
import { buildPhrases, type Phrase } from './phrases.ts';
import type { VariantRow } from './rows.ts';
import { addRuleSets } from './rule-sets.ts';
import {
  createSummaries,
  type ListImages,
  type Summaries,
  type SummariseProduct,
} from './summaries.ts';
import { runTimeSliced, type TimeSlicedTask } from './time-slicing.ts';

/** Products read by one query. */
const PRODUCTS_PER_QUERY = 250;

/**
 * The catalogue with everything derived from it. Changes of stock and prices are applied to it; any
 * other change replaces it.
 */
export interface CatalogueSnapshot {
  index: CatalogueIndex;
  phrases: readonly Phrase[];
  summarise: SummariseProduct;
  /** What stays visible of cropped images, by their keys. */
  positions: ReadonlyMap<string, string>;
}

export interface LiveSnapshot extends CatalogueSnapshot, Pick<Summaries, 'forget'> {
  skipped: readonly SkippedRow[];
}

/** Reads the whole catalogue and derives everything from it. */
export async function readSnapshot(
  db: Kysely<Database>,
  listImages: ListImages,
  now: () => number = Date.now,
): Promise<LiveSnapshot> {
  const skipped: SkippedRow[] = [];
  const rows = await loadCatalogue(db, (row) => skipped.push(row));
  const index = addRuleSets(await runTimeSliced(buildIndex(rows)), rows.sets, now);
  const phrases = await runTimeSliced(buildPhrases(index));
  const positions = await loadPositions(db);
  return { index, phrases, positions, ...createSummaries(index, listImages), skipped };
}

/**
 * Reads the stock and prices of products and applies them to a snapshot. Returns false when a change does not
 * fit into the snapshot, so that the whole catalogue has to be read again.
 */
export async function changeProducts(
  db: Kysely<Database>,
  snapshot: LiveSnapshot,
  ids: readonly string[],
): Promise<boolean> {
  let isComplete = true;
  for (let at = 0; at < ids.length; at += PRODUCTS_PER_QUERY) {
    const page = ids.slice(at, at + PRODUCTS_PER_QUERY);
    const variants = await loadVariantsOf(db, page);
    isComplete = (await runTimeSliced(applyVariants(snapshot, page, variants))) && isComplete;
  }
  return isComplete;
}

function* applyVariants(
  { index, forget }: LiveSnapshot,
  ids: readonly string[],
  variants: ReadonlyMap<string, VariantRow[]>,
): TimeSlicedTask<boolean> {
  let isComplete = true;
  for (const id of ids) {
    const n = index.numberById.get(id);
    if (n === undefined) continue;
    isComplete = changeProduct(index, n, variants.get(id) ?? []) && isComplete;
    forget(n);
    yield;
  }
  return isComplete;
}
