import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toColumn } from '../records/columns.ts';
import type { Definitions } from './check-item.ts';
import type { ItemDefinition } from './definition.ts';

interface NamingItem {
  readonly id: string;
  /** It pauses together with what it names, and needs nothing else of it. */
  readonly isDependant: boolean;
  readonly isArchived: boolean;
}

/** Where the rows of items name an item of a type: columns end in the key of the item, fields in `Id`. */
function createNamePath({ references = {} }: ItemDefinition, { type, key }: ItemDefinition) {
  const fields = Object.keys(references).filter((field) => references[field] === type);
  const names = fields.flatMap((field) => [field, toColumn(field).replace(/_id$/, `_${key}`)]);
  const tests = names.map((name) => `@.${name} == $id`).join(' || ');
  return fields.length > 0 ? `$.** ? (${tests})` : undefined;
}

/** Items of the given types that name an item, those that are not archived first. */
export async function findNaming(
  db: Kysely<Database>,
  definitions: Definitions,
  target: ItemDefinition,
  id: string,
): Promise<NamingItem[]> {
  const found: NamingItem[] = [];
  for (const definition of Object.values(definitions)) {
    const path = createNamePath(definition, target);
    if (!path) continue;
    const { table, key, childRows, where = sql`true` } = definition;
    const rows = childRows
      ? sql`(select jsonb_agg(to_jsonb(child) - ${childRows.owner}::text) from ${sql.table(childRows.table)} child
          where ${sql.ref(`child.${childRows.owner}`)} = ${sql.ref(`item.${key}`)})`
      : sql`null::jsonb`;
    const { rows: naming } = await sql<Omit<NamingItem, 'isDependant'>>`
      select ${sql.ref(`item.${key}`)} as id, archived_at is not null as "isArchived"
      from ${sql.table(table)} item
      where ${where} and jsonb_path_exists(jsonb_build_array(to_jsonb(item), ${rows}),
        ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb)
      order by archived_at nulls first, id limit 1`.execute(db);
    const isDependant = target.pausesWith?.some((one) => one.table === table) ?? false;
    found.push(...naming.map((one) => ({ ...one, isDependant })));
  }
  return found;
}
