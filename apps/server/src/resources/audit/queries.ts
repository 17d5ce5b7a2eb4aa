import type { RequestParts } from '@vitrine/contract';
import type { operators } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { AuditRecordsTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';

type Query = RequestParts<(typeof operators)['listAuditRecords']>['query'];

/** The records that match, the newest first, and one more than a page. */
export function findAuditRecords(
  db: Kysely<Database>,
  { size, operatorId, action, targetType, targetId, from, to }: Query,
  beforeId: string | undefined,
): Promise<Selectable<AuditRecordsTable>[]> {
  return db
    .selectFrom('audit_records')
    .selectAll()
    .$if(beforeId !== undefined, (q) => q.where('id', '<', beforeId as string))
    .$if(operatorId !== undefined, (q) => q.where('operator_id', '=', operatorId as string))
    .$if(action !== undefined, (q) => q.where('action', '=', action as string))
    .$if(targetType !== undefined, (q) => q.where('target_type', '=', targetType as string))
    .$if(targetId !== undefined, (q) => q.where('target_id', '=', targetId as string))
    .$if(from !== undefined, (q) => q.where('at', '>=', new Date(from as string)))
    .$if(to !== undefined, (q) => q.where('at', '<', new Date(to as string)))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
}
