import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  type CheckoutRecord,
  findCheckout,
  findCheckoutItems,
  lockCheckout,
} from '../checkout/queries.ts';
import { needsPersonalId, sumsOf } from '../checkout/rules.ts';
import type { Binding } from './binding.ts';
import { needsPhotos } from './rules.ts';

interface Of {
  id: string;
  shopperId: string;
}

async function bindingOf(db: Kysely<Database>, record: CheckoutRecord | undefined) {
  if (!record) throw new ApiError('not-found');
  const { destination, price } = sumsOf(record, await findCheckoutItems(db, record.id));
  const isRequired = needsPersonalId(destination);
  const binding: Binding = {
    personalIdId: record.personal_id_id,
    isRequired,
    isImageRequired: needsPhotos(isRequired, price.grandTotal),
  };
  return { binding, record };
}

export const findCheckoutBinding = async (db: Kysely<Database>, { id, shopperId }: Of) =>
  bindingOf(db, await findCheckout(db, id, shopperId));

/** The same, while nobody else changes the checkout. */
export const lockCheckoutBinding = async (
  trx: Parameters<typeof lockCheckout>[0],
  { id, shopperId }: Of,
) => bindingOf(trx, await lockCheckout(trx, id, shopperId));
