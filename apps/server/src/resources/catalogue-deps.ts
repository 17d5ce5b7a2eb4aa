import type { Kysely } from 'kysely';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Database } from '../database/schema.ts';
import type { ImageAddresses } from './images/addresses.ts';

/** What the resources of the catalogue work with. */
export interface CatalogueDeps {
  db: Kysely<Database>;
  catalogue: Pick<LiveCatalogue, 'current'>;
  images: ImageAddresses;
  /** Milliseconds; the clock of the process unless a test sets its own. */
  now: () => number;
}
