import type { Kysely } from 'kysely';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../database/schema.ts';

export interface AdminCatalogueDeps {
  readonly db: Kysely<Database>;
  readonly catalogue: Pick<LiveCatalogue, 'current'>;
  readonly now: () => number;
}
