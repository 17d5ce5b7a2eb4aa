import type { RevealedAddress } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { findSummary } from './list-queries.ts';
import { findMerchantOrder } from './lock-merchant-order.ts';

/** Reads the address of the recipient in full, and records who read it and why. */
export async function revealAddress(
  db: Kysely<Database>,
  context: OperatorContext,
  id: string,
  reason: string,
): Promise<RevealedAddress> {
  await findMerchantOrder(db, id, context);
  const { shipping_address } = await findSummary(db, id);
  const { name, mobile, stateName, city, district, addressLine, zipCode } = shipping_address;
  await context.recordAudit(db, { target: { type: 'merchant-order', id }, reason });
  const state = stateName[context.language];
  return { name, mobile, state, city, district, addressLine, zipCode: zipCode ?? '' };
}
