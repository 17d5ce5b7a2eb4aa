import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findHeldBenefits, findMember } from './queries.ts';

/** The codes of a shopper's tier and of the benefits that they hold. */
export async function findBenefitCodes(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<string[]> {
  const { tier } = await findMember(db, shopperId);
  const held = await findHeldBenefits(db, shopperId, now);
  return [...(tier ? [tier] : []), ...held.map(({ code }) => code)];
}
