import type { Kysely } from 'kysely';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/schema.ts';
import type { ImageUrls } from './images/image-urls.ts';

export interface CatalogueDeps {
  db: Kysely<Database>;
  catalogue: Pick<LiveCatalogue, 'current'>;
  images: ImageUrls;
  /** The current time in milliseconds; tests set their own clock. */
  now: () => number;
}
