import type { Handlers } from '@vitrine/contract';
import { brandData, type catalogueData } from '@vitrine/contract/admin';
import { type SqlBool, sql } from 'kysely';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { defineRecord } from '../records/define-record.ts';
import { findListedRecords } from '../records/record-rows.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';

type Calls = Pick<
  typeof catalogueData,
  'listBrands' | 'createBrand' | 'updateBrand' | 'deleteBrand'
>;

export const brand = defineRecord({
  type: 'brand',
  keepsHistory: true,
  table: 'brands',
  key: 'id',
  shape: brandData,
  order: ['name', 'id'],
  texts: ['description'],
  usedBy: { table: 'products', column: 'brand_id' },
});

const isAfter = ([name, id]: readonly string[]) => sql<SqlBool>`(name, id) > (${name}, ${id})`;

const hasInName = (text: string) => sql<SqlBool>`strpos(lower(name), ${text.toLowerCase()}) > 0`;

export function brandHandlers(deps: RecordDeps): Handlers<Calls, HandlerContexts> {
  const { create, update, remove } = serveRecord(deps, brand);
  return {
    async listBrands({ query: { cursor, size, search } }) {
      const after = parseCursor(cursor, ['text', 'id']);
      const begins = after ? isAfter(after) : sql`true`;
      const matches = search === undefined ? sql`true` : hasInName(search);
      const where = sql<SqlBool>`${begins} and ${matches}`;
      const found = await findListedRecords(deps.db, brand, { where, limit: size + 1 });
      return toPage(
        found,
        size,
        (row) => row,
        ({ name, id }) => [name, id],
      );
    },
    createBrand: create,
    updateBrand: update,
    deleteBrand: remove,
  };
}
