import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { checkItem, type Definitions } from '../../resources/managed-items/check-item.ts';
import type { ItemDefinition } from '../../resources/managed-items/definition.ts';
import {
  findItem,
  findItems,
  insertItem,
  lockItem,
  setPaused,
  updateRow,
} from '../../resources/managed-items/queries.ts';
import type { StoredItem } from '../../resources/managed-items/rows.ts';
import type { FileContent, ShopKind } from '../kind.ts';

const BATCH_SIZE = 500;
const LANGUAGE = 'en-US';
export const REFUSED_MESSAGE =
  'Something that it names does not exist, a value that must be unique is taken, or it is archived';

interface ItemKindOptions {
  readonly folder: string;
  readonly definitions: Definitions;
  readonly definition: ItemDefinition;
  /** Checks the fields against each other. */
  readonly input: z.ZodType;
  readonly normalise?: ShopKind['normalise'];
}

async function findAllItems(
  db: Kysely<Database>,
  definition: ItemDefinition,
  now: number,
): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (;;) {
    const batch = await findItems(db, definition, { size: BATCH_SIZE, now }, items.at(-1)?.id);
    items.push(...batch);
    if (batch.length <= BATCH_SIZE) return items;
  }
}

/** The path of the file says the type and the id. */
const withoutIdentity = <Value>(fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'id' && name !== 'type'));

function createSchema({ shape, isPausable }: ItemDefinition): z.ZodType<FileContent> {
  const pause = isPausable ? { isPaused: z.boolean().default(false) } : {};
  return z.object({ ...withoutIdentity(shape.shape), ...pause });
}

/** Stops an item and what depends on it, or lets it take effect again. */
async function changePaused(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  id: string,
  pausedAt: Date | null,
): Promise<void> {
  const item = await lockItem(trx, definition, id);
  if (item && (item.pausedAt !== null) !== (pausedAt !== null))
    await setPaused(trx, definition, item, pausedAt);
}

/** Banners, and every type of marketing. Shoppers may hold what an item gave, so it is paused instead of removed. */
export function itemKind(options: ItemKindOptions): ShopKind {
  const { folder, definitions, definition, input, normalise } = options;
  const { isPausable, shape, type } = definition;
  const toFields = (id: string, { isPaused: _, ...rest }: FileContent) =>
    shape.parse({ ...rest, id, type });
  return {
    folder,
    keyParts: ['id'],
    tables: [definition.table],
    schema: createSchema(definition),
    ...(normalise && { normalise }),
    check(id, { isPaused: _, ...rest }) {
      const parsed = input.safeParse({ ...rest, id, type });
      return parsed.success ? [] : parsed.error.issues;
    },
    async read(db, now) {
      const items = await findAllItems(db, definition, now);
      return new Map(
        items.map(({ id, fields, pausedAt }) => [
          id,
          {
            ...withoutIdentity(shape.parse(fields)),
            ...(isPausable ? { isPaused: pausedAt !== null } : {}),
          },
        ]),
      );
    },
    async write(trx, { key, before, after }, now) {
      const fields = toFields(key, after);
      const pausedAt = after.isPaused ? new Date(now) : null;
      const isStored = before
        ? await updateRow(trx, definition, fields)
        : await insertItem(trx, definition, fields, pausedAt);
      if (!isStored) throw new Error(REFUSED_MESSAGE);
    },
    async finish(trx, { key, before, after }, now) {
      await definition.saveChildren(trx, toFields(key, after), LANGUAGE);
      if (before) await definition.afterUpdate?.(trx, key);
      if (before && isPausable)
        await changePaused(trx, definition, key, after.isPaused ? new Date(now) : null);
    },
    async findFaults(trx, { key, after }, now) {
      const item = await findItem(trx, definition, key);
      if (!item) return [];
      const problems = await checkItem(trx, definitions, definition, item, now);
      return problems
        .filter(({ severity, code }) =>
          after.isPaused ? code === 'reference-missing' : severity === 'error',
        )
        .map(({ field, message }) => `${field}: ${message[LANGUAGE]}`);
    },
    ...(isPausable && {
      remove: (trx: Transaction<Database>, key: string, now: number) =>
        changePaused(trx, definition, key, new Date(now)),
      isRemoved: (content: FileContent) => content.isPaused === true,
    }),
  };
}
