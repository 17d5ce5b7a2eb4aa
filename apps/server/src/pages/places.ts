import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ADDRESSES_PER_FILE, type Place } from './sitemap.ts';

const product = (id: string, changedAt: Date): Place => ({
  target: { route: 'product', params: { id } },
  changedAt,
});

/** How many files the products need. */
export async function productFiles(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(count) / ADDRESSES_PER_FILE);
}

/** Products that are online, one file of them; the first file is 1. */
export async function productPlaces(db: Kysely<Database>, file: number): Promise<Place[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('is_online', '=', true)
    .orderBy('id')
    .limit(ADDRESSES_PER_FILE)
    .offset((file - 1) * ADDRESSES_PER_FILE)
    .execute();
  return rows.map(({ id, updated_at }) => product(id, updated_at));
}

/** Homes, published content pages, categories and brands. */
export async function shopPlaces(db: Kysely<Database>): Promise<Place[]> {
  const [categories, brands, pages] = await Promise.all([
    db.selectFrom('categories').select('id').orderBy('id').execute(),
    db.selectFrom('brands').select('id').orderBy('id').execute(),
    db
      .selectFrom('content_revisions')
      .select(['code', ({ fn }) => fn.max('published_at').as('changed')])
      .where('published_at', 'is not', null)
      .where('environment', '=', 'production')
      .groupBy('code')
      .orderBy('code')
      .execute(),
  ]);
  const isHome = (code: string) => code.startsWith('home-');
  return [
    { target: { route: 'home' } },
    { target: { route: 'home', params: { gender: 'men' } } },
    { target: { route: 'home', params: { gender: 'kids' } } },
    { target: { route: 'category' } },
    ...pages
      .filter(({ code }) => !isHome(code))
      .map(({ code, changed }) => ({
        target: { route: 'content', params: { id: code } } as const,
        ...(changed ? { changedAt: new Date(changed) } : {}),
      })),
    ...categories.map(({ id }) => ({
      target: { route: 'list', query: { category: id } } as const,
    })),
    ...brands.map(({ id }) => ({ target: { route: 'list', query: { brand: id } } as const })),
  ];
}
