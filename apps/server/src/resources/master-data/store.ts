import {
  type CatalogueChangeTarget,
  type MasterDataKind,
  masterDataFields,
  masterDataKeys,
} from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FileContent, ShopKind } from '../../shop-files/kind.ts';
import { normaliseTexts, toHistoryFields } from './stored-texts.ts';

/** How one kind of master data is read and stored, for files of the shop and for tables alike. */
export interface MasterDataStore extends ShopKind {
  readonly folder: MasterDataKind;
  normalise(content: FileContent): FileContent;
  /** What a row of a table may be found by when it has no id: names below a parent. */
  listNames(content: FileContent): readonly string[];
  /** Says why a stored row cannot stay as it is. */
  explainFault?(
    trx: Transaction<Database>,
    key: string,
    language: Language,
  ): Promise<string | undefined>;
}

export interface StoreOptions
  extends Pick<MasterDataStore, 'read' | 'write' | 'finish' | 'explainFault'>,
    Partial<Pick<MasterDataStore, 'listNames'>> {
  readonly kind: MasterDataKind;
  readonly historyType?: CatalogueChangeTarget;
}

/** Master data is never removed by files, because products and orders refer to it. */
export function defineStore({
  kind,
  historyType,
  explainFault,
  ...rest
}: StoreOptions): MasterDataStore {
  const keySchema = masterDataKeys[kind];
  return {
    folder: kind,
    keyParts: [keySchema === masterDataKeys.colours ? 'code' : 'id'],
    tables: [kind],
    schema: masterDataFields[kind],
    listNames: () => [],
    check(key) {
      const parsed = keySchema.safeParse(key);
      return parsed.success
        ? []
        : parsed.error.issues.map(({ message }) => ({
            path: [],
            message: `the name of the file ${message}`,
          }));
    },
    normalise: normaliseTexts,
    ...(historyType && {
      toHistory: ({ key, before, after }) => ({
        type: historyType,
        id: key,
        before: before && toHistoryFields(before),
        after: after && toHistoryFields(after),
      }),
    }),
    ...(explainFault && {
      explainFault,
      async findFaults(trx, { key }) {
        const fault = await explainFault(trx, key, 'en-US');
        return fault === undefined ? [] : [fault];
      },
    }),
    ...rest,
  };
}

/** An id that a file names must not be given to a new row later. */
export const skipIdsUpTo = (trx: Transaction<Database>, id: string) =>
  sql`select setval('catalogue_ids', ${id}::bigint) from catalogue_ids
    where last_value < ${id}::bigint`.execute(trx);
