import type { Transaction } from 'kysely';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import { type AttachRequest, assertCanAttach, type PersonalIdRequirement } from './attach-rules.ts';

interface Attachment extends AttachRequest {
  readonly table: 'checkout_orders' | 'orders';
  /** The checkout or order, which the caller has locked. */
  readonly id: string;
}

/** Attaches a customs ID to a checkout or an order, if it fulfils the requirement. */
export async function attachPersonalId(
  trx: Transaction<Database>,
  requirement: PersonalIdRequirement,
  { table, id, ...request }: Attachment,
): Promise<void> {
  // Locked last, in the same order as payment, so that the customs ID cannot be deleted meanwhile.
  await lockShopper(trx, request.shopperId);
  await assertCanAttach(trx, requirement, request);
  await trx
    .updateTable(table)
    .set({ personal_id_id: request.personalIdId })
    .where('id', '=', id)
    .execute();
}
