import { toRowHistory } from '../records/change-rows.ts';
import type { RecordDefinition, StoredRecord } from '../records/define-record.ts';
import { lockRecord, updateRecord } from '../records/record-rows.ts';
import type { UndoTarget } from './undo-target.ts';

/** How changes of one kind of records are put back. */
export const createRecordTarget = <Data extends StoredRecord>(
  record: RecordDefinition<Data>,
): UndoTarget => ({
  async lock(trx, id) {
    const row = await lockRecord(trx, record, id);
    return row && { fields: toRowHistory(row), version: row.version };
  },
  async write(trx, _row, { change: { target_id: id }, before }) {
    await updateRecord(trx, record, id, before);
    return undefined;
  },
});
