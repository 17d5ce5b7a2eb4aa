import type { Handlers } from '@vitrine/contract';
import type { labelCalls, UsedLabel } from '@vitrine/contract/admin';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { LocalisedLabel } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import { removeRow, runChange, toRowHistory } from '../records/change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';

/** Labels are stored with their products. Where two products differ, the one changed last counts. */
async function findLabels(db: Kysely<Database>, id: number | null = null): Promise<UsedLabel[]> {
  const only = id === null ? sql`true` : sql`labels @> ${JSON.stringify([{ id }])}::jsonb`;
  const { rows } = await sql<{ label: LocalisedLabel; products: string }>`
    select (array_agg(label order by updated_at desc, products.id))[1] as label, count(*) as products
    from products, jsonb_array_elements(labels) as label
    where ${only} group by label -> 'id' order by min((label ->> 'priority')::numeric), label -> 'id'
  `.execute(db);
  return rows
    .filter(({ label }) => id === null || label.id === id)
    .map(({ label: { id, name, priority }, products }) => ({
      id,
      name,
      priority,
      products: Number(products),
    }));
}

/** Reads a label after locking its products, because their versions change too. */
export async function lockLabel(
  trx: Transaction<Database>,
  id: number,
): Promise<UsedLabel | undefined> {
  await sql`select id from products where labels @> ${JSON.stringify([{ id }])}::jsonb
    order by id for no key update`.execute(trx);
  const [label] = await findLabels(trx, id);
  return label;
}

/** Writes the labels of every product that has this one. */
const rewriteLabels = (
  trx: Transaction<Database>,
  id: number,
  labels: RawBuilder<unknown>,
  now: number,
) =>
  sql`update products set version = version + 1, updated_at = ${new Date(now)},
    labels = coalesce((select jsonb_agg(${labels}) from jsonb_array_elements(labels) as label
      where ${labels} is not null), '[]')
    where labels @> ${JSON.stringify([{ id }])}::jsonb`.execute(trx);

/** Writes the name and the priority of a label into every product that has it. */
export function renameLabel(
  trx: Transaction<Database>,
  id: number,
  changed: Pick<UsedLabel, 'name' | 'priority'>,
  now: number,
) {
  const label = sql`case when (label ->> 'id')::numeric = ${id}::numeric
    then label || ${JSON.stringify(changed)}::jsonb else label end`;
  return rewriteLabels(trx, id, label, now);
}

export const labelHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<typeof labelCalls, HandlerContexts> => ({
  listLabels: () => findLabels(db),
  updateLabel: ({ params: { id }, body: { name, priority } }, context) =>
    runChange(db, context, async (trx) => {
      const changed = { name: toStoredText(name), priority };
      const before = await lockLabel(trx, id);
      if (!before) throw new ApiProblem('not-found');
      await renameLabel(trx, id, changed, now());
      const after = { ...before, ...changed };
      const target = { type: 'label', id: String(id) } as const;
      await context.recordAudit(trx, { target, before, after });
      await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
        { ...target, before: toRowHistory(before), after: toRowHistory(after) },
      ]);
      return after;
    }),
  deleteLabel: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'label', id: String(id) },
      history: { type: 'label', now: now() },
      lock: (trx) => lockLabel(trx, id),
      remove: (trx) => {
        const others = sql`case when (label ->> 'id')::numeric <> ${id}::numeric then label end`;
        return rewriteLabels(trx, id, others, now());
      },
    }),
});
