import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { PUBLIC_ENVIRONMENT, SPACE } from '../resources/contents/spaces.ts';
import { type SitemapEntry, URLS_PER_FILE } from './sitemap.ts';

const toEntry = (id: string, changedAt: Date): SitemapEntry => ({
  target: { route: 'product', params: { id } },
  changedAt,
});

/** Counts the sitemap files that the products need. */
export async function countProductFiles(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(count) / URLS_PER_FILE);
}

/** Finds the online products of one sitemap file; the first file is 1. */
export async function findProductEntries(
  db: Kysely<Database>,
  file: number,
): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('is_online', '=', true)
    .orderBy('id')
    .limit(URLS_PER_FILE)
    .offset((file - 1) * URLS_PER_FILE)
    .execute();
  return rows.map(({ id, updated_at }) => toEntry(id, updated_at));
}

/** Finds home pages, published content pages, categories and brands. */
export async function findShopEntries(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const [categories, brands, pages] = await Promise.all([
    db.selectFrom('categories').select('id').orderBy('id').execute(),
    db.selectFrom('brands').select('id').orderBy('id').execute(),
    db
      .selectFrom('content_revisions')
      .select(['code', ({ fn }) => fn.max('published_at').as('changed')])
      .where('published_at', 'is not', null)
      .where('space', '=', SPACE)
      .where('environment', '=', PUBLIC_ENVIRONMENT)
      .where('benefit', 'is', null)
      .where('arm', 'is', null)
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
