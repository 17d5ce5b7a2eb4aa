import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { type LockedCheckout, lockCheckoutWithItems } from '../checkout/lock-checkout.ts';
import { findCheckoutWithItems } from '../checkout/queries.ts';
import { needsPersonalId, priceCheckout, sumDeclared } from '../checkout/rules.ts';
import type { PersonalIdRequirement } from './attach-rules.ts';
import { needsPhotos } from './rules.ts';

interface CheckoutKey {
  id: string;
  shopperId: string;
}

function readRequirement(checkout: LockedCheckout | undefined) {
  if (!checkout) throw new ApiProblem('not-found');
  const { record, items } = checkout;
  const priced = priceCheckout(record, items);
  const isRequired = needsPersonalId(priced);
  const requirement: PersonalIdRequirement = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, sumDeclared(priced)),
    recipient: record.shipping_address?.name ?? null,
  };
  return { requirement, record };
}

export const findCheckoutRequirement = async (
  db: Kysely<Database>,
  { id, shopperId }: CheckoutKey,
) => readRequirement(await findCheckoutWithItems(db, id, shopperId));

/** Does the same and locks the checkout. */
export const lockCheckoutRequirement = async (
  trx: Transaction<Database>,
  { id, shopperId }: CheckoutKey,
) => readRequirement(await lockCheckoutWithItems(trx, id, shopperId));
