import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';

export interface WishlistDeps extends Pick<CatalogueDeps, 'catalogue' | 'now'> {
  db: Kysely<Database>;
}
