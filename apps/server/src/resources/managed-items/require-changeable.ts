import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { ItemDefinition } from './definition.ts';
import { itemProblem } from './problems.ts';
import { lockItem } from './queries.ts';
import type { StoredItem } from './rows.ts';

/**
 * An item must not begin to name another one while that one is removed. The lock comes before those of rows, so
 * that two changes never wait for each other.
 */
export const lockReferences = (trx: Transaction<Database>) =>
  acquireAdvisoryLock(trx, 'items:references');

/** What takes effect at once is changed only by who may publish. */
export function requirePublisher(
  { operator, language }: OperatorContext,
  { publishPermission }: ItemDefinition,
  item: StoredItem,
): void {
  if (item.pausedAt !== null || publishPermission === undefined) return;
  if (!operator.permissions.includes(publishPermission))
    throw itemProblem('publish-needed', language);
}

/** Locks an item that is not archived. */
export async function requireChangeable(
  trx: Transaction<Database>,
  { language }: OperatorContext,
  definition: ItemDefinition,
  id: string,
  options: { readonly forRemoval?: boolean } = {},
): Promise<StoredItem> {
  const item = await lockItem(trx, definition, id, options);
  if (!item) throw new ApiProblem('not-found');
  if (item.archivedAt !== null) throw itemProblem('archived', language);
  return item;
}
