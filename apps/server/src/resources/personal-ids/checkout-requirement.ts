import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import {
  type CheckoutRecord,
  findCheckout,
  findCheckoutItems,
  lockCheckout,
} from '../checkout/queries.ts';
import { needsPersonalId, priceCheckout } from '../checkout/rules.ts';
import type { PersonalIdRequirement } from './attach-rules.ts';
import { needsPhotos } from './rules.ts';

interface CheckoutKey {
  id: string;
  shopperId: string;
}

async function readRequirement(db: Kysely<Database>, record: CheckoutRecord | undefined) {
  if (!record) throw new ApiProblem('not-found');
  const { destination, price } = priceCheckout(record, await findCheckoutItems(db, record.id));
  const isRequired = needsPersonalId(destination);
  const requirement: PersonalIdRequirement = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, price.grandTotal),
    recipient: record.shipping_address?.name ?? null,
  };
  return { requirement, record };
}

export const findCheckoutRequirement = async (
  db: Kysely<Database>,
  { id, shopperId }: CheckoutKey,
) => readRequirement(db, await findCheckout(db, id, shopperId));

/** Does the same and locks the checkout. */
export const lockCheckoutRequirement = async (
  trx: Parameters<typeof lockCheckout>[0],
  { id, shopperId }: CheckoutKey,
) => readRequirement(trx, await lockCheckout(trx, id, shopperId));
