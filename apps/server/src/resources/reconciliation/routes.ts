import type { Handlers } from '@vitrine/contract';
import type { reconciliation } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { explainDifference } from './explain-difference.ts';
import { toBillDifference, toCsv, toProviderBill } from './mappers.ts';
import { findBill, findBills, findDifferences } from './queries.ts';

const MAX_EXPORTED = 10_000;

interface Deps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Bills are of the whole shop, so no staff of a merchant see them. */
export function reconciliationHandlers(
  deps: Deps,
): Handlers<typeof reconciliation, HandlerContexts> {
  const { db, now } = deps;
  return {
    async listProviderBills({ query }) {
      const rows = await findBills(db, query, parseCursor(query.cursor, ['text', 'id']));
      return toPage(rows, query.size, toProviderBill, ({ bill_day, id }) => [bill_day, id]);
    },
    compareProviderBill({ params }, context) {
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable('provider_bills')
          .set({ status: 'waiting', attempts: 0, due_at: new Date(now()) })
          .where('id', '=', params.id)
          .execute();
        const row = await findBill(trx, params.id);
        if (!row) throw new ApiProblem('not-found');
        await context.recordAudit(trx, { target: { type: 'provider-bill', id: params.id } });
        return toProviderBill(row);
      });
    },
    async listBillDifferences({ query }) {
      const [before] = parseCursor(query.cursor, ['id']) ?? [];
      const rows = await findDifferences(db, query, query.size + 1, before);
      return toPage(rows, query.size, toBillDifference, ({ id }) => [id]);
    },
    async exportBillDifferences({ query }) {
      const rows = await findDifferences(db, query, MAX_EXPORTED);
      const text = toCsv(rows.map(toBillDifference));
      return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
    },
    explainBillDifference({ params, body }, context) {
      return explainDifference(deps, context, params.id, body.explanation);
    },
  };
}
