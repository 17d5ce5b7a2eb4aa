import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { checkItem, findReferenced } from './check-item.ts';
import type { ItemDefinition, ItemFields } from './definition.ts';
import { type ItemDeps, presentItem, requireItem } from './manage-items.ts';
import { itemProblem } from './problems.ts';
import { insertItem, setPaused, updateRow } from './queries.ts';
import { lockReferences, requireChangeable, requirePublisher } from './require-changeable.ts';
import type { StoredItem } from './rows.ts';

type Input = ItemFields & { readonly id: string };

/** Writes items of a type, each change with its record in the same transaction. */
export function createItemWriter({ db, now, definitions }: ItemDeps) {
  async function requireReferences(
    trx: Transaction<Database>,
    context: OperatorContext,
    definition: ItemDefinition,
    fields: ItemFields,
  ): Promise<void> {
    const referenced = await findReferenced(trx, definitions, definition, { fields }, 1);
    const missing = referenced.filter(({ target }) => !target);
    if (missing.length === 0) return;
    const { language } = context;
    const { message } = itemProblem('reference-missing', language);
    throw itemProblem('reference-missing', language, {
      fields: missing.map(({ field }) => ({ path: `body.${field}`, message })),
    });
  }

  /** An item that takes effect must be free of errors. */
  async function requireNoErrors(
    trx: Transaction<Database>,
    { language }: OperatorContext,
    definition: ItemDefinition,
    item: StoredItem,
  ): Promise<void> {
    // Two items that collide must not both be resumed at the same moment.
    if (definition.canCollide) await acquireAdvisoryLock(trx, `items:${definition.type}`);
    const problems = await checkItem(trx, definitions, definition, item, now());
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    throw itemProblem('not-ready', language, {
      fields: errors.map(({ field, message }) => ({ path: field, message: message[language] })),
    });
  }

  /** Reads the changed item, checks it where it takes effect, and records the change. */
  async function finish(
    trx: Transaction<Database>,
    context: OperatorContext,
    definition: ItemDefinition,
    { id, before }: { id: string; before?: StoredItem },
  ) {
    const item = await requireItem(trx, definition, id);
    const isPausing = item.pausedAt !== null;
    if (!isPausing) await requireNoErrors(trx, context, definition, item);
    const after = presentItem(definition, item, now());
    await context.recordAudit(trx, {
      target: { type: definition.type, id },
      ...(before ? { before: presentItem(definition, before, now()) } : {}),
      after,
    });
    return after;
  }

  function changePaused(
    context: OperatorContext,
    definition: ItemDefinition,
    id: string,
    isPausing: boolean,
  ) {
    if (!definition.isPausable) throw itemProblem('not-pausable', context.language);
    return db.transaction().execute(async (trx) => {
      const before = await requireChangeable(trx, context, definition, id);
      if ((before.pausedAt !== null) !== isPausing)
        await setPaused(trx, definition, before, isPausing ? new Date(now()) : null);
      return finish(trx, context, definition, { id, before });
    });
  }

  return {
    create(context: OperatorContext, definition: ItemDefinition, input: Input) {
      return db.transaction().execute(async (trx) => {
        await lockReferences(trx);
        await requireReferences(trx, context, definition, input);
        await definition.requireFit(trx, input, context.language);
        const isInserted = await insertItem(trx, definition, input, new Date(now()));
        if (!isInserted) throw itemProblem('id-taken', context.language);
        await definition.saveChildren(trx, input, context.language);
        return finish(trx, context, definition, { id: input.id });
      });
    },

    update(context: OperatorContext, definition: ItemDefinition, id: string, input: Input) {
      if (input.id !== id) throw itemProblem('other-item', context.language);
      return db.transaction().execute(async (trx) => {
        await lockReferences(trx);
        const before = await requireChangeable(trx, context, definition, id);
        requirePublisher(context, definition, before);
        context.checkVersion(before.version);
        await requireReferences(trx, context, definition, input);
        await definition.requireFit(trx, input, context.language);
        const isUpdated = await updateRow(trx, definition, input);
        if (!isUpdated) throw itemProblem('id-taken', context.language);
        await definition.saveChildren(trx, input, context.language);
        await definition.afterUpdate?.(trx, id);
        return finish(trx, context, definition, { id, before });
      });
    },

    pause: (context: OperatorContext, definition: ItemDefinition, id: string) =>
      changePaused(context, definition, id, true),

    resume: (context: OperatorContext, definition: ItemDefinition, id: string) =>
      changePaused(context, definition, id, false),
  };
}
