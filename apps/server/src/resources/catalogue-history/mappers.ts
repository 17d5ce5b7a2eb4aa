import type { CatalogueChange } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { orderFields, toFieldLabel } from './field-labels.ts';
import type { ChangeRow } from './queries.ts';

function toAction({ before, after }: ChangeRow): CatalogueChange['action'] {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

function toFields({ before, after }: ChangeRow, language: Language): CatalogueChange['fields'] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return orderFields(names).map((name) => ({
    name,
    label: toFieldLabel(name, language),
    before: before?.[name] ?? null,
    after: after?.[name] ?? null,
  }));
}

export const toCatalogueChange = (row: ChangeRow, language: Language): CatalogueChange => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  target: { type: row.target_type, id: row.target_id },
  productId: row.product_id,
  size: row.size,
  job: row.job_id !== null && row.job_kind !== null ? { id: row.job_id, kind: row.job_kind } : null,
  action: toAction(row),
  fields: toFields(row, language),
  undoes: row.undoes,
  isUndone: row.is_undone,
});
