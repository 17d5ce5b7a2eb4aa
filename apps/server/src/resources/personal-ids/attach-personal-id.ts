import type { PipelinedTransaction } from '../../database/pipeline.ts';
import { type AttachRequest, assertCanAttach, type PersonalIdRequirement } from './attach-rules.ts';
import { lockPersonalId, type PersonalIdRow } from './queries.ts';

interface Attachment extends AttachRequest {
  readonly table: 'checkout_orders' | 'orders';
  /** The checkout or order, which the caller has locked. */
  readonly id: string;
}

/** Attaches a customs ID to a checkout or an order, if it fulfils the requirement. Returns the customs ID. */
export async function attachPersonalId(
  { trx, sendWithCommit }: PipelinedTransaction,
  requirement: PersonalIdRequirement,
  { table, id, ...request }: Attachment,
): Promise<PersonalIdRow> {
  const { shopperId, personalIdId } = request;
  // Locked last, in the same order as payment, so that the customs ID cannot be deleted meanwhile.
  const personalId = await lockPersonalId(trx, shopperId, personalIdId);
  assertCanAttach(requirement, personalId, request);
  void sendWithCommit(
    trx.updateTable(table).set({ personal_id_id: personalIdId }).where('id', '=', id).compile(),
  );
  return personalId;
}
