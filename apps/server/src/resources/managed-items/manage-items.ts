import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
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

/** These items belong to the shop, and to none of its merchants. */
export function requireShopWide({ operator }: OperatorContext): void {
  if (operator.merchantId !== null) throw new ApiProblem('forbidden');
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
  async list(context: OperatorContext, definition: ItemDefinition, query: ListQuery) {
    requireShopWide(context);
    const [after] = parseCursor(query.cursor, ['text']) ?? [];
    const rows = await findItems(db, definition, { ...query, now: now() }, after);
    return toPage(
      rows,
      query.size,
      (row) => presentItem(definition, row, now()),
      ({ id }) => [id],
    );
  },

  async get(context: OperatorContext, definition: ItemDefinition, id: string) {
    requireShopWide(context);
    return presentItem(definition, await requireItem(db, definition, id), now());
  },

  async check(context: OperatorContext, definition: ItemDefinition, id: string) {
    requireShopWide(context);
    const item = await requireItem(db, definition, id);
    return { problems: await checkItem(db, definitions, definition, item, now()) };
  },

  async count(context: OperatorContext, definition: ItemDefinition, id: string) {
    requireShopWide(context);
    await requireItem(db, definition, id);
    return { counts: await countItem(db, definition, id) };
  },
});
