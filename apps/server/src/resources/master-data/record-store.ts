import { type MasterDataKind, masterDataFields } from '@vitrine/contract/admin';
import type { RecordDefinition, StoredRecord } from '../records/define-record.ts';
import { findRecords, storeRecord } from '../records/record-rows.ts';
import { defineStore, type StoreOptions } from './store.ts';
import { normaliseTexts } from './stored-texts.ts';

interface RecordStoreOptions<Data extends StoredRecord>
  extends Partial<Pick<StoreOptions, 'listNames' | 'finish'>> {
  readonly kind: MasterDataKind;
  readonly record: RecordDefinition<Data>;
}

/** Stores the records of a kind as master data. */
export const defineRecordStore = <Data extends StoredRecord>({
  kind,
  record,
  ...rest
}: RecordStoreOptions<Data>) =>
  defineStore({
    kind,
    ...(record.keepsHistory && { historyType: record.type }),
    async read(db) {
      const rows = await findRecords(db, record);
      return new Map(
        rows.map((row) => {
          const fields = Object.entries(row).filter(
            ([name]) => name !== record.key && name !== 'version',
          );
          return [row[record.key] ?? '', normaliseTexts(Object.fromEntries(fields))];
        }),
      );
    },
    write: (trx, { key, after }) =>
      storeRecord(trx, record, key, masterDataFields[kind].parse(after)),
    ...rest,
  });
