import { type ImportChoices, importMapping } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecord } from '../records/define-record.ts';
import { findRecords } from '../records/record-rows.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import type { Mapping } from './column-mapping.ts';
import { problem } from './problems.ts';
import type { ImportInput } from './run-import.ts';

/** More of them could no longer be chosen from one list. */
const MAX_MAPPINGS = 100;

/** Operators keep how the columns of a file are read, for the next file of the same kind. */
const mappingRecord = defineRecord({
  type: 'import-mapping',
  table: 'import_mappings',
  key: 'id',
  shape: importMapping,
  order: ['name'],
  limit: {
    max: MAX_MAPPINGS,
    toProblem: (language) =>
      problem('mappings-too-many', language, { values: { max: MAX_MAPPINGS } }),
  },
});

export const listMappings = (db: Kysely<Database>) => findRecords(db, mappingRecord);

/** The mapping with this name, in capital or small letters. */
async function findMapping(db: Kysely<Database>, name: string): Promise<Mapping | undefined> {
  const where = sql<SqlBool>`lower(name) = lower(${name})`;
  const [found] = await findRecords(db, mappingRecord, { where });
  return found;
}

/** The choices with the columns of the mapping that they name, as they are now. */
export async function addMappedColumns(
  db: Kysely<Database>,
  language: Language,
  choices: ImportChoices,
): Promise<ImportChoices & Pick<ImportInput, 'mappedColumns'>> {
  const { mapping } = choices;
  if (mapping === undefined) return choices;
  const found = await findMapping(db, mapping);
  if (!found) throw problem('mapping-unknown', language, { values: { mapping } });
  return { ...choices, mappedColumns: [...found.columns] };
}

export function importMappingHandlers(deps: RecordDeps) {
  const { list, create, update, remove } = serveRecord(deps, mappingRecord);
  return {
    listImportMappings: list,
    createImportMapping: create,
    updateImportMapping: update,
    deleteImportMapping: remove,
  };
}
