import type { tierFields } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';

/** The benefits of each tier with their terms. */
export async function loadTierBenefits(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const rows = await db
    .selectFrom('tier_benefits')
    .selectAll()
    .where('tier_code', 'in', [...codes])
    .orderBy('position')
    .orderBy('benefit_code')
    .execute();
  const benefitsOf = (code: string) =>
    rows
      .filter(({ tier_code }) => tier_code === code)
      .map(({ benefit_code, terms, position }) => ({ benefitId: benefit_code, terms, position }));
  return new Map(codes.map((code) => [code, { benefits: benefitsOf(code) }]));
}

/** Replaces the benefits of a tier. */
export async function saveTierBenefits(
  trx: Transaction<Database>,
  { id, benefits }: z.output<typeof tierFields>,
): Promise<void> {
  await trx.deleteFrom('tier_benefits').where('tier_code', '=', id).execute();
  if (benefits.length === 0) return;
  await trx
    .insertInto('tier_benefits')
    .values(
      benefits.map(({ benefitId, terms, position }) => ({
        tier_code: id,
        benefit_code: benefitId,
        terms: JSON.stringify(terms),
        position,
      })),
    )
    .execute();
}
