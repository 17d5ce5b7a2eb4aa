import type { Handlers } from '@vitrine/contract';
import type { ImportChoices, ImportMapping, importMappings } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ImportMappingsTable } from '../../database/schema/operator-jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { addRow, changeRow, removeRow } from '../admin-catalogue/change-rows.ts';
import type { Mapping } from './column-mapping.ts';
import { problem } from './problems.ts';
import type { ImportInput } from './run-import.ts';

/** More of them could no longer be chosen from one list. */
const MAX_MAPPINGS = 100;

type Calls = Omit<typeof importMappings, 'previewImport'>;

const toMapping = ({ id, name, columns, version }: Selectable<ImportMappingsTable>) =>
  ({ id, name, columns, version }) satisfies ImportMapping;

const toValues = ({ name, columns }: Pick<ImportMapping, 'name' | 'columns'>) => ({
  name,
  columns: JSON.stringify(columns),
});

export async function listMappings(db: Kysely<Database>): Promise<ImportMapping[]> {
  const rows = await db.selectFrom('import_mappings').selectAll().orderBy('name').execute();
  return rows.map(toMapping);
}

/** The mapping with this name, in capital or small letters. */
async function findMapping(db: Kysely<Database>, name: string): Promise<Mapping | undefined> {
  const row = await db
    .selectFrom('import_mappings')
    .selectAll()
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row && toMapping(row);
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

async function lockMapping(db: Kysely<Database>, id: string): Promise<ImportMapping | undefined> {
  const rows = db.selectFrom('import_mappings').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toMapping(row);
}

async function requireSpace(db: Kysely<Database>, language: Language): Promise<void> {
  const { count } = await db
    .selectFrom('import_mappings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_MAPPINGS)
    throw problem('mappings-too-many', language, { values: { max: MAX_MAPPINGS } });
}

/** Operators keep how the columns of a file are read, for the next file of the same kind. */
export const importMappingHandlers = ({
  db,
}: {
  readonly db: Kysely<Database>;
}): Handlers<Calls, HandlerContexts> => ({
  listImportMappings() {
    return listMappings(db);
  },
  createImportMapping: ({ body }, context) =>
    addRow(db, context, {
      type: 'import-mapping',
      getId: ({ id }) => id,
      add: async (trx) => {
        await requireSpace(trx, context.language);
        const row = await trx
          .insertInto('import_mappings')
          .values(toValues(body))
          .returningAll()
          .executeTakeFirstOrThrow();
        return toMapping(row);
      },
    }),
  updateImportMapping: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'import-mapping', id },
      lock: (trx) => lockMapping(trx, id),
      write: async (trx, { version }) => {
        const row = await trx
          .updateTable('import_mappings')
          .set({ ...toValues(body), version: version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toMapping(row);
      },
    }),
  deleteImportMapping: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'import-mapping', id },
      lock: (trx) => lockMapping(trx, id),
      remove: (trx) => trx.deleteFrom('import_mappings').where('id', '=', id).execute(),
    }),
});
