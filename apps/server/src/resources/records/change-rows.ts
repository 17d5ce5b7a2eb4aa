import type { CatalogueChangeTarget } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import {
  recordCatalogueChanges,
  toChangeSource,
  type WrittenRow,
} from '../catalogue-history/record-changes.ts';
import { toProblem } from './problems.ts';

/** Runs a change in a transaction, and says in plain words what the database refuses. */
export async function runChange<T>(
  db: Kysely<Database>,
  { language }: OperatorContext,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    throw toProblem(error, language);
  }
}

interface HistoryOptions {
  /** Set: the change can be read in the history of the catalogue, and put back. */
  readonly history?: { readonly type: CatalogueChangeTarget; readonly now: number } | undefined;
}

/** What every row has beside its own fields. */
const ROW_FACTS = ['id', 'version', 'products'];

/** The fields of a row that its history tells. */
export const toRowHistory = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ROW_FACTS.includes(name)));

async function recordHistory(
  trx: Transaction<Database>,
  { operator }: OperatorContext,
  { history }: HistoryOptions,
  { id, before, after }: Pick<WrittenRow, 'id' | 'before' | 'after'>,
): Promise<void> {
  if (!history) return;
  const row = {
    type: history.type,
    id,
    before: before && toRowHistory(before),
    after: after && toRowHistory(after),
  };
  await recordCatalogueChanges(trx, toChangeSource(operator, history.now), [row]);
}

interface Addition<Item> extends HistoryOptions {
  readonly type: string;
  /** Set: a retry with the same key gets the first answer, and adds nothing. */
  readonly once?: { readonly request: unknown; readonly now: number };
  add(trx: Transaction<Database>): Promise<Item>;
  getId(item: Item): string;
}

/** Adds a row and records it, once for a key where the addition may be repeated. */
export const addRow = <Item extends object>(
  db: Kysely<Database>,
  context: OperatorContext,
  { type, add, getId, history, once }: Addition<Item>,
): Promise<Item> =>
  runChange(db, context, (trx) => {
    const write = async () => {
      const after = await add(trx);
      await context.recordAudit(trx, { target: { type, id: getId(after) }, after });
      await recordHistory(trx, context, { history }, { id: getId(after), after });
      return after;
    };
    return once ? context.runOnce(trx, once.now, once.request, write) : write();
  });

interface Change<Item> extends HistoryOptions {
  readonly target: { readonly type: string; readonly id: string };
  /** Reads the row under a lock. */
  lock(trx: Transaction<Database>): Promise<Item | undefined>;
  write(trx: Transaction<Database>, before: Item): Promise<Item>;
}

/** Changes a row from the version that was edited, and records it. */
export const changeRow = <Item extends { readonly version: number }>(
  db: Kysely<Database>,
  context: OperatorContext,
  { target, lock, write, history }: Change<Item>,
): Promise<Item> =>
  runChange(db, context, async (trx) => {
    const before = await lock(trx);
    if (!before) throw new ApiProblem('not-found');
    context.checkVersion(before.version);
    const after = await write(trx, before);
    await context.recordAudit(trx, { target, before, after });
    await recordHistory(trx, context, { history }, { id: target.id, before, after });
    return after;
  });

interface Removal<Item> extends Pick<Change<Item>, 'target' | 'lock' | 'history'> {
  remove(trx: Transaction<Database>, before: Item): Promise<unknown>;
}

/** Removes a row and records what it was. */
export const removeRow = <Item extends object>(
  db: Kysely<Database>,
  context: OperatorContext,
  { target, lock, remove, history }: Removal<Item>,
): Promise<{ done: true }> =>
  runChange(db, context, async (trx) => {
    const before = await lock(trx);
    if (!before) throw new ApiProblem('not-found');
    await remove(trx, before);
    await context.recordAudit(trx, { target, before });
    await recordHistory(trx, context, { history }, { id: target.id, before });
    return { done: true as const };
  });
