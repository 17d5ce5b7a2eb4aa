import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findHomeCodes } from '../home/find-home-codes.ts';

/** What a new shop needs before shoppers see anything. */
export type MissingPart = 'products' | 'home' | 'words';

/** Finds what a shop lacks: products online, a published home page, and the words around them. */
export async function findMissingParts(db: Kysely<Database>, now: number): Promise<MissingPart[]> {
  const homes = await findHomeCodes(db);
  const [product, home, words] = await Promise.all([
    db
      .selectFrom('products')
      .select('id')
      .where('is_online', '=', true)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('content_revisions')
      .select('id')
      .where('code', 'in', homes)
      .where('environment', '=', 'production')
      .where('published_at', '<=', new Date(now))
      .where('withdrawn_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('flat_contents')
      .select('code')
      .where('code', '=', 'shop')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return [
    ...(product ? [] : ['products' as const]),
    ...(home ? [] : ['home' as const]),
    ...(words ? [] : ['words' as const]),
  ];
}
