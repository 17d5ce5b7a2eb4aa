import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import { checkItem, type Definitions } from './check-item.ts';
import type { ItemDefinition } from './definition.ts';
import { countItem, findItem, findItems } from './queries.ts';
import type { StoredItem } from './rows.ts';
import { getState, type ManagedState } from './state.ts';

export interface ItemDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly definitions: Definitions;
}

interface ListQuery {
  readonly size: number;
  readonly cursor?: string | undefined;
  readonly state?: ManagedState | undefined;
  readonly search?: string | undefined;
}

/** An item as operators see it. */
export const presentItem = (definition: ItemDefinition, item: StoredItem, now: number) => ({
  ...item.fields,
  version: item.version,
  state: getState(definition, item, now),
});

export async function requireItem(
  db: Kysely<Database> | Transaction<Database>,
  definition: ItemDefinition,
  id: string,
): Promise<StoredItem> {
  const item = await findItem(db, definition, id);
  if (!item) throw new ApiProblem('not-found');
  return item;
}

/** Reads items of a type: a page of them, one, what to correct, and what happened. */
export const createItemReader = ({ db, now, definitions }: ItemDeps) => ({
  async list(definition: ItemDefinition, query: ListQuery) {
    const [after] = parseCursor(query.cursor, ['text']) ?? [];
    const rows = await findItems(db, definition, { ...query, now: now() }, after);
    return toPage(
      rows,
      query.size,
      (row) => presentItem(definition, row, now()),
      ({ id }) => [id],
    );
  },

  async get(definition: ItemDefinition, id: string) {
    return presentItem(definition, await requireItem(db, definition, id), now());
  },

  async check(definition: ItemDefinition, id: string) {
    const item = await requireItem(db, definition, id);
    return { problems: await checkItem(db, definitions, definition, item, now()) };
  },

  async count(definition: ItemDefinition, id: string) {
    await requireItem(db, definition, id);
    return { counts: await countItem(db, definition, id) };
  },
});
