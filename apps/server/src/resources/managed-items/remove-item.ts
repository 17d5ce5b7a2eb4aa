import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { ItemDefinition } from './definition.ts';
import { findNaming } from './find-naming.ts';
import { type ItemDeps, presentItem, requireItem } from './manage-items.ts';
import { itemProblem } from './problems.ts';
import { countItem, setPaused } from './queries.ts';
import { lockReferences, requireChangeable, requirePublisher } from './require-changeable.ts';
import type { StoredItem } from './rows.ts';

type Removal = { outcome: 'deleted' | 'archived' };

async function isUsed(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  id: string,
): Promise<boolean> {
  const counts = await countItem(trx, definition, id);
  if (Object.values(counts).some((count) => count > 0)) return true;
  if (!definition.isKept) return false;
  const { rows } = await sql<{ isKept: boolean }>`
    select ${definition.isKept(id)} as "isKept"`.execute(trx);
  return rows[0]?.isKept ?? false;
}

/** Ends an item for good. What belongs to it pauses with it. */
async function archiveItem(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  item: StoredItem,
  now: number,
): Promise<void> {
  const { table, key, isPausable, pausesWith = [] } = definition;
  const at = new Date(now);
  if (isPausable) await setPaused(trx, definition, item, at);
  // Rows of the same table, such as generated codes, are no items that could be archived on their own.
  const owners = pausesWith.filter((one) => one.table === table).map(({ column }) => column);
  for (const column of [key, ...owners])
    await sql`update ${sql.table(table)} set archived_at = ${at}, version = ${item.version + 1}
      where ${sql.ref(column)} = ${item.id}`.execute(trx);
  await definition.afterArchive?.(trx, item.id, now);
}

const deleteItem = (
  trx: Transaction<Database>,
  { table, key }: ItemDefinition,
  { id }: StoredItem,
) => sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(trx);

/** Deletes an item that was never used, or archives one that was, with its record in the same transaction. */
export const createItemRemover =
  ({ db, now, definitions }: ItemDeps) =>
  (context: OperatorContext, definition: ItemDefinition, id: string): Promise<Removal> => {
    return db.transaction().execute(async (trx) => {
      await lockReferences(trx);
      const item = await requireChangeable(trx, context, definition, id, { forRemoval: true });
      requirePublisher(context, definition, item);
      context.checkVersion(item.version);
      await definition.requireRemovable(trx, item.fields, context.language);
      const naming = await findNaming(trx, definitions, definition, id);
      const other = naming.find(({ isArchived, isDependant }) => !isArchived && !isDependant);
      if (other)
        throw itemProblem('still-named', context.language, { values: { other: other.id } });
      const target = { type: definition.type, id };
      const before = presentItem(definition, item, now());
      if (naming.length === 0 && !(await isUsed(trx, definition, id))) {
        await deleteItem(trx, definition, item);
        await context.recordAudit(trx, { target, before });
        return { outcome: 'deleted' };
      }
      await archiveItem(trx, definition, item, now());
      const after = presentItem(definition, await requireItem(trx, definition, id), now());
      await context.recordAudit(trx, { target, before, after });
      return { outcome: 'archived' };
    });
  };
