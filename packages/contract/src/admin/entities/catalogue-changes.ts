import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { operatorJobKind } from './operator-jobs.ts';
import { version } from './page.ts';

export const CATALOGUE_CHANGE_TARGETS = [
  'product',
  'variant',
  'scheduled-price',
  'brand',
  'category',
  'label',
  'size-system',
  'size-chart',
  'colour',
  'attribute',
] as const;
export type CatalogueChangeTarget = (typeof CATALOGUE_CHANGE_TARGETS)[number];
export const catalogueChangeTarget = z.enum(CATALOGUE_CHANGE_TARGETS);

const fieldName = { name: z.string(), label: z.string() };

/** What an operator, a file or a change in bulk changed of one row of the catalogue. */
export const catalogueChange = z
  .object({
    id: numericId,
    at: utcDateTime,
    actor: z.string(),
    target: z.object({ type: catalogueChangeTarget, id: z.string() }),
    productId: numericId.nullable(),
    size: z.string().nullable().meta({ description: 'Of the variant that was changed' }),
    job: z
      .object({ id: numericId, kind: operatorJobKind })
      .nullable()
      .meta({ description: 'The change in bulk or the import that it belongs to' }),
    action: z.enum(['added', 'changed', 'removed']),
    fields: z.array(z.object({ ...fieldName, before: z.unknown(), after: z.unknown() })),
    undoes: numericId.nullable().meta({ description: 'The change that this one puts back' }),
    isUndone: z.boolean(),
  })
  .meta({ id: 'CatalogueChange' });
export type CatalogueChange = z.infer<typeof catalogueChange>;

/** Why a change cannot be put back. */
export const UNDO_PROBLEMS = [
  'newer-change',
  'was-added',
  'was-removed',
  'target-gone',
  'label-deleted',
  'reference-gone',
  'value-taken',
  'price-above-original',
  'product-incomplete',
  'merchant-archived',
  'price-ended',
] as const;
export type UndoProblem = (typeof UNDO_PROBLEMS)[number];

/** What an undo would write, or why it is not possible. */
export const catalogueChangeUndo = z
  .object({
    change: catalogueChange,
    writes: z.array(z.object({ ...fieldName, current: z.unknown(), next: z.unknown() })),
    conflict: z
      .object({
        reason: z.enum(UNDO_PROBLEMS),
        message: z.string(),
        fields: z
          .array(z.object(fieldName))
          .meta({ description: 'Those that newer changes have touched' }),
      })
      .nullable(),
    version: version.meta({ description: 'Of the row that is changed; 1 where it has none' }),
  })
  .meta({ id: 'CatalogueChangeUndo' });
export type CatalogueChangeUndo = z.infer<typeof catalogueChangeUndo>;
