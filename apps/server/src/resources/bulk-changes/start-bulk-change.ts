import type { OperatorJob, OperatorJobKind } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { Settings } from '../../settings.ts';
import { toOperatorJob } from '../operator-jobs/mappers.ts';
import { createJob } from '../operator-jobs/queries.ts';
import type { BulkWork } from './batch.ts';
import type { BulkInput } from './bulk-input.ts';
import { type BulkTarget, insertTargets } from './targets.ts';

interface NewBulkChange {
  readonly kind: OperatorJobKind;
  readonly work: BulkWork;
  readonly targets: readonly BulkTarget[];
}

interface Deps {
  readonly db: Kysely<Database>;
  readonly settings: Pick<Settings, 'priceEndings'>;
  readonly now: () => number;
}

/** Queues a change in bulk with the rows it is for. */
export const startBulkChange = (
  { db, settings, now }: Deps,
  context: OperatorContext,
  { kind, work, targets }: NewBulkChange,
): Promise<OperatorJob> =>
  db.transaction().execute((trx) => {
    const request = { work, ids: targets.map(({ id }) => id) };
    return context.runOnce(trx, now(), request, async () => {
      const { operator, language } = context;
      const input: BulkInput = { work, endings: [...settings.priceEndings] };
      const row = await createJob(trx, {
        kind,
        input: JSON.stringify(input),
        merchant_id: operator.merchantId,
        operator_id: operator.operatorId,
        actor: operator.name,
        total_rows: targets.length,
        created_at: new Date(now()),
      });
      await insertTargets(trx, row.id, targets);
      const after = { kind, work, rows: targets.length };
      await context.recordAudit(trx, { target: { type: 'job', id: row.id }, after });
      return toOperatorJob(row, language);
    });
  });
