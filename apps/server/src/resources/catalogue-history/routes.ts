import type { Handlers } from '@vitrine/contract';
import type { catalogueChanges } from '@vitrine/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toCatalogueChange } from './mappers.ts';
import { findChanges, isOfMerchant } from './queries.ts';

type Calls = Pick<typeof catalogueChanges, 'listProductHistory' | 'listCatalogueChanges'>;

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly size: number;
}

/** Operators read what was changed in the catalogue. */
export function catalogueHistoryHandlers({
  db,
}: {
  db: Kysely<Database>;
}): Handlers<Calls, HandlerContexts> {
  async function listChanges(
    conditions: readonly RawBuilder<unknown>[],
    { cursor, size }: PageQuery,
    { operator, language }: OperatorContext,
  ) {
    const [before] = parseCursor(cursor, ['id']) ?? [];
    const isOlder = before === undefined ? sql`true` : sql`c.id < ${before}`;
    const chosen = [...conditions, isOlder, isOfMerchant(operator.merchantId)];
    const rows = await findChanges(db, chosen, size + 1);
    return toPage(
      rows,
      size,
      (row) => toCatalogueChange(row, language),
      ({ id }) => [id],
    );
  }

  return {
    async listProductHistory({ params: { id }, query }, context) {
      const { merchantId } = context.operator;
      const { rows } = await sql`select from products where id = ${id} and ${
        merchantId === null
          ? sql`true`
          : sql`exists (select from variants where product_id = products.id and merchant_id = ${merchantId})`
      }`.execute(db);
      if (rows.length === 0) throw new ApiProblem('not-found');
      return listChanges([sql`c.product_id = ${id}`], query, context);
    },
    listCatalogueChanges({ query }, context) {
      const { targetType, targetId, jobId } = query;
      const conditions = [
        targetType === undefined ? sql`true` : sql`c.target_type = ${targetType}`,
        targetId === undefined ? sql`true` : sql`c.target_id = ${targetId}`,
        jobId === undefined ? sql`true` : sql`c.job_id = ${jobId}`,
      ];
      return listChanges(conditions, query, context);
    },
  };
}
