import type { CatalogueStatus } from '../catalogue/live-catalogue.ts';

/** A change that waits longer than this is worth an operator's look; a rebuild of 200,000 products is shorter. */
const STALE_AFTER_MS = 60_000;

/** Describes the catalogue in the answer of `/readyz`. A stale one still serves, so it is no reason to stop. */
export const describeCatalogue = ({
  refreshedAt,
  failures,
  staleMs,
  skippedRows,
  products,
}: CatalogueStatus) => ({
  isStale: staleMs > STALE_AFTER_MS,
  refreshedAt: new Date(refreshedAt).toISOString(),
  staleSeconds: Math.round(staleMs / 1000),
  failures,
  skippedRows,
  products,
  isEmpty: products === 0,
});
