import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import type { RecordDefinition, StoredRecord, Uses } from './define-record.ts';
import {
  countRecords,
  deleteRecord,
  findListedRecords,
  insertRecord,
  lockRecord,
  updateRecord,
} from './record-rows.ts';

export interface RecordDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

interface Addressed {
  readonly params: Readonly<Partial<Record<'id' | 'code', string>>>;
}

interface Sent {
  readonly body: object;
}

/** The handlers of one kind of records. */
export function serveRecord<Data extends StoredRecord, Used extends Uses | undefined>(
  { db, now }: RecordDeps,
  record: RecordDefinition<Data, Used>,
) {
  const { type, key, limit } = record;
  const toHistory = () =>
    record.keepsHistory ? { history: { type: record.type, now: now() } } : undefined;

  async function requireSpace(trx: Transaction<Database>, { language }: OperatorContext) {
    if (limit && (await countRecords(trx, record)) >= limit.max) throw limit.toProblem(language);
  }

  return {
    list: () => findListedRecords(db, record),
    create: ({ body }: Sent, context: OperatorContext): Promise<Data> =>
      addRow(db, context, {
        type,
        ...toHistory(),
        ...(record.isCreatedOnce && { once: { request: body, now: now() } }),
        getId: (after) => after[key] ?? '',
        async add(trx) {
          await requireSpace(trx, context);
          const after = await insertRecord<Data>(trx, record, body);
          await record.requireFit?.(trx, context, after);
          return after;
        },
      }),
    update({ params, body }: Addressed & Sent, context: OperatorContext): Promise<Data> {
      const id = params[key] ?? '';
      return changeRow(db, context, {
        target: { type, id },
        ...toHistory(),
        lock: (trx) => lockRecord<Data>(trx, record, id),
        async write(trx, before) {
          const after = await updateRecord<Data>(trx, record, id, body);
          await record.requireFit?.(trx, context, after, before);
          return after;
        },
      });
    },
    remove({ params }: Addressed, context: OperatorContext) {
      const id = params[key] ?? '';
      return removeRow(db, context, {
        target: { type, id },
        ...toHistory(),
        lock: (trx) => lockRecord<Data>(trx, record, id),
        async remove(trx, before) {
          await record.requireRemovable?.(trx, context, before);
          await deleteRecord(trx, record, id);
        },
      });
    },
  };
}
