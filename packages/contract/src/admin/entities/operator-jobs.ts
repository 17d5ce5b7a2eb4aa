import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import type { Permission } from '../permissions.ts';
import { importFormat } from './import-choices.ts';

export const OPERATOR_JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type OperatorJobState = (typeof OPERATOR_JOB_STATES)[number];

/** Every kind of bulk work, with the permission that is needed to start and to cancel it. */
export const JOB_PERMISSIONS = {
  'import-products': 'catalogue:write',
  'import-stock': 'stock:write',
  'import-master-data': 'catalogue:write',
  'export-products': 'catalogue:read',
  'change-products': 'catalogue:write',
  'change-prices': 'catalogue:write',
  'change-stock': 'stock:write',
  'undo-changes': 'catalogue:write',
} as const satisfies Record<string, Permission>;
export type OperatorJobKind = keyof typeof JOB_PERMISSIONS;

export const operatorJobKind = z.enum(
  Object.keys(JOB_PERMISSIONS) as [OperatorJobKind, ...OperatorJobKind[]],
);
export const operatorJobState = z.enum(OPERATOR_JOB_STATES);

export const createdWord = z.object({
  type: z.enum(['brand', 'category', 'colour', 'attribute', 'size-system']),
  name: z.string(),
});
export type CreatedWord = z.infer<typeof createdWord>;

export const operatorJob = z
  .object({
    id: numericId,
    kind: operatorJobKind,
    state: operatorJobState,
    merchantId: numericId.nullable(),
    createdBy: z.string(),
    fileName: z.string(),
    format: importFormat.nullable().meta({ description: 'The system that has written the file' }),
    isDryRun: z.boolean().meta({ description: 'Checks the file and changes nothing' }),
    progress: z.object({
      done: z.int(),
      total: z.int().nullable(),
      changed: z.int().meta({ description: 'Products and variants that were added or changed' }),
      errors: z.int().meta({ description: 'Rows that were left out' }),
    }),
    created: z.array(createdWord).meta({
      description:
        'What the import has made besides products, or a dry run would make: the first 500',
    }),
    failure: z.string().nullable().meta({ description: 'Why nothing more is done' }),
    createdAt: utcDateTime,
    startedAt: utcDateTime.nullable(),
    endedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'OperatorJob' });
export type OperatorJob = z.infer<typeof operatorJob>;

export const operatorJobError = z
  .object({
    line: z.int().meta({
      description: 'The line of the file or the number of the row in a selection, from 1',
    }),
    column: z.string().nullable(),
    value: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'OperatorJobError' });
export type OperatorJobError = z.infer<typeof operatorJobError>;
