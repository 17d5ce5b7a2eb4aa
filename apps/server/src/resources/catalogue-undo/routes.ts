import type { Handlers } from '@vitrine/contract';
import type { CatalogueChangeUndo, catalogueChanges } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { toFieldLabel } from '../catalogue-history/field-labels.ts';
import { toCatalogueChange } from '../catalogue-history/mappers.ts';
import { type ChangeRow, findChange } from '../catalogue-history/queries.ts';
import { toChangeSource } from '../catalogue-history/record-changes.ts';
import { explainConflict, toUndoProblem } from './problems.ts';
import { startUndoJob } from './start-undo-job.ts';
import { readTargetVersion, type UndoResult, undoRow } from './undo-row.ts';

type Calls = Pick<typeof catalogueChanges, 'previewUndo' | 'undoChange' | 'undoJob'>;

export interface UndoDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

async function requireChange(
  db: Kysely<Database>,
  id: string,
  { operator }: OperatorContext,
): Promise<ChangeRow> {
  const change = await findChange(db, id, operator.merchantId);
  if (!change) throw new ApiProblem('not-found');
  return change;
}

interface Trial {
  readonly version: number;
  readonly result: UndoResult;
}

/** Tries an undo in a transaction that is rolled back, so that the answer is what the undo itself will do. */
async function tryUndo(
  { db, now }: UndoDeps,
  { operator }: OperatorContext,
  change: ChangeRow,
): Promise<Trial> {
  const trial = await db.startTransaction().execute();
  try {
    const version = await readTargetVersion(trial, change);
    const result = await undoRow(trial, change, { source: toChangeSource(operator, now()) });
    return { version, result };
  } finally {
    await trial.rollback().execute();
  }
}

function toPreview(
  change: ChangeRow,
  { version, result }: Trial,
  { language }: OperatorContext,
): CatalogueChangeUndo {
  const label = (name: string) => ({ name, label: toFieldLabel(name, language) });
  const shown = toCatalogueChange(change, language);
  if (result.kind === 'conflict') {
    const { reason, fields } = result;
    const message = explainConflict(result, language);
    const conflict = { reason, message, fields: fields.map(label) };
    return { change: shown, writes: [], conflict, version };
  }
  const writes = Object.entries(result.before).map(([name, current]) => ({
    ...label(name),
    current,
    next: result.after?.[name] ?? null,
  }));
  return { change: shown, writes, conflict: null, version };
}

async function undo(trx: Transaction<Database>, context: OperatorContext, id: string, now: number) {
  const { operator, language, checkVersion } = context;
  const change = await requireChange(trx, id, context);
  const source = toChangeSource(operator, now);
  const result = await undoRow(trx, change, { source, checkVersion });
  if (result.kind === 'conflict') throw toUndoProblem(result, language);
  const target = { type: change.target_type, id: change.target_id };
  const { before, after } = result;
  await context.recordAudit(trx, { target, before, after: { ...after, undoes: id } });
  return toCatalogueChange(await requireChange(trx, result.id, context), language);
}

/** Operators put changes of the catalogue back. */
export const catalogueUndoHandlers = (deps: UndoDeps): Handlers<Calls, HandlerContexts> => ({
  async previewUndo({ params }, context) {
    const change = await requireChange(deps.db, params.id, context);
    return toPreview(change, await tryUndo(deps, context, change), context);
  },
  undoChange: ({ params: { id } }, context) =>
    deps.db
      .transaction()
      .execute((trx) =>
        context.runOnce(trx, deps.now(), { id }, () => undo(trx, context, id, deps.now())),
      ),
  undoJob: ({ params: { id } }, context) => startUndoJob(deps, context, id),
});
