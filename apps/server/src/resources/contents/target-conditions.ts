import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVERYBODY, type RevisionTarget } from './choose-revision.ts';

/** The columns of drafts and revisions that say whom they are for. */
export const TARGET_COLUMNS = Object.keys(EVERYBODY) as (keyof RevisionTarget)[];

/** The conditions that a draft is for exactly this target. */
export const isForTarget = (
  eb: ExpressionBuilder<Database, 'content_drafts'>,
  target: RevisionTarget,
) => TARGET_COLUMNS.map((column) => eb(column, 'is not distinct from', target[column]));
