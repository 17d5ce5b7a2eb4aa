import { randomUUID } from 'node:crypto';
import type { Handlers } from '@vitrine/contract';
import type { operatorJobs } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { toOperatorJob } from '../operator-jobs/mappers.ts';
import { createJob, findJob } from '../operator-jobs/queries.ts';

type ExportCalls = Pick<typeof operatorJobs, 'exportProducts' | 'getOperatorJobFile'>;

export interface ExportDeps {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly now: () => number;
}

export const exportInput = z.object({
  fileName: z.string(),
  format: z.enum(['csv', 'jsonl']),
  storageKey: z.string(),
});

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

/** Operators ask for a file of all products, which a job writes, and fetch it. */
export const exportHandlers = ({
  db,
  storage,
  now,
}: ExportDeps): Handlers<ExportCalls, HandlerContexts> => ({
  exportProducts: ({ body: { format } }, context) =>
    db.transaction().execute((trx) =>
      context.runOnce(trx, now(), { format }, async () => {
        const { operator, language } = context;
        const fileName = `products.${format}`;
        const row = await createJob(trx, {
          kind: 'export-products',
          input: JSON.stringify({ fileName, format, storageKey: `exports/${randomUUID()}` }),
          merchant_id: operator.merchantId,
          operator_id: operator.operatorId,
          actor: operator.name,
          created_at: new Date(now()),
        });
        await context.recordAudit(trx, {
          target: { type: 'job', id: row.id },
          after: { fileName },
        });
        return toOperatorJob(row, language);
      }),
    ),
  async getOperatorJobFile({ params }, { operator }) {
    const row = await findJob(db, params.id, operator.merchantId);
    const input = row?.state === 'done' ? exportInput.safeParse(row.input).data : undefined;
    const file = input && (await storage.get(input.storageKey));
    if (!file) throw new ApiProblem('not-found');
    return { type: TYPES[input.format], bytes: file };
  },
});
