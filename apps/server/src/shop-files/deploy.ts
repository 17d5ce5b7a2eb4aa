import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';
import type { Database } from '../database/schema.ts';
import { getViolatedConstraint } from '../database/violated-constraint.ts';
import { writeAuditRecord } from '../resources/audit/write-audit-record.ts';
import {
  recordCatalogueChanges,
  toChangeSource,
} from '../resources/catalogue-history/record-changes.ts';
import { compareShop, type KindChange } from './compare.ts';
import type { FileWrite } from './kind.ts';
import { REFUSED_MESSAGE } from './kinds/items.ts';
import { kinds } from './kinds.ts';
import type { ShopFolder } from './read-folder.ts';

/** Pausing an item pauses what depends on it, which the next round may resume. */
const MAX_ROUNDS = 3;

/** The command line is no operator, and has every permission. */
const COMMAND_LINE = {
  operatorId: null,
  apiKeyId: null,
  sessionId: null,
  isConfirmed: false,
  name: 'command line',
  permissions: [],
  merchantId: null,
} as const;

export const nameChange = ({ kind, key }: KindChange): string => `${kind.folder}/${key}`;

type Write = KindChange & FileWrite;
const isWrite = (change: KindChange): change is Write => change.after !== undefined;

function describeError(error: unknown): string {
  if (getViolatedConstraint(error)) return REFUSED_MESSAGE;
  return error instanceof Error ? error.message : String(error);
}

/** Runs a step for each change; an error names the file. */
async function forEachChange<Change extends KindChange>(
  changes: readonly Change[],
  step: (change: Change) => Promise<unknown> | undefined,
): Promise<void> {
  for (const change of changes) {
    try {
      await step(change);
    } catch (error) {
      throw new Error(`${nameChange(change)}: ${describeError(error)}`);
    }
  }
}

/** Operators wait until the files are stored, so that neither side overwrites the other. */
const lockTables = (trx: Transaction<Database>) => {
  const tables = [...new Set(kinds.flatMap((kind) => kind.tables))].sort();
  const names = sql.join(tables.map((table) => sql.table(table)));
  return sql`lock table ${names} in share row exclusive mode`.execute(trx);
};

async function applyChanges(
  trx: Transaction<Database>,
  changes: readonly KindChange[],
  now: number,
): Promise<void> {
  const writes = changes.filter(isWrite);
  const removals = changes.filter((change) => !isWrite(change));
  await forEachChange(writes, (change) => change.kind.write(trx, change, now));
  await forEachChange(writes, (change) => change.kind.finish?.(trx, change, now));
  await forEachChange(removals, ({ kind, key }) => kind.remove?.(trx, key, now));
  const history = changes.flatMap((change) => change.kind.toHistory?.(change) ?? []);
  await recordCatalogueChanges(trx, toChangeSource(COMMAND_LINE, now), history);
  for (const { kind, key, before, after } of changes)
    await writeAuditRecord(trx, now, {
      operator: COMMAND_LINE,
      ip: '-',
      requestId: '-',
      action: 'deployShopFiles',
      target: { type: kind.folder, id: key },
      before,
      after,
    });
}

async function requireNoFaults(
  trx: Transaction<Database>,
  changes: readonly KindChange[],
  now: number,
): Promise<void> {
  const faults: string[] = [];
  for (const change of changes.filter(isWrite))
    for (const fault of (await change.kind.findFaults?.(trx, change, now)) ?? [])
      faults.push(`${nameChange(change)}: ${fault}`);
  if (faults.length > 0) throw new Error(`Nothing was changed.\n${faults.join('\n')}`);
}

export interface DeployOptions {
  /** Removes what has no file. */
  readonly prune: boolean;
}

/** Makes the shop like its files in one transaction, and returns what changed. */
export function deployShop(
  { db, now }: Pick<OpenDatabase, 'db' | 'now'>,
  { contents }: Pick<ShopFolder, 'contents'>,
  { prune }: DeployOptions,
): Promise<KindChange[]> {
  return db.transaction().execute(async (trx) => {
    await lockTables(trx);
    const startedAt = now();
    const findChanges = async () =>
      (await compareShop(trx, contents, startedAt)).filter((one) => prune || isWrite(one));
    const changes = await findChanges();
    let left: readonly KindChange[] = changes;
    for (let round = 0; left.length > 0 && round < MAX_ROUNDS; round++) {
      await applyChanges(trx, left, startedAt);
      left = await findChanges();
    }
    if (left.length > 0)
      throw new Error(`These stay different: ${left.map(nameChange).join(', ')}`);
    await requireNoFaults(trx, changes, startedAt);
    return changes;
  });
}
