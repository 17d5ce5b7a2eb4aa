import type { Opening } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findHeldBenefits } from './queries.ts';

const HOUR_MS = 3_600_000;

export interface OpeningRecord {
  readonly opensAt: Date;
  readonly benefit: string;
  readonly name: Localised;
  /** How much earlier it opens at the tier that is let in first. */
  readonly hours: number;
}

/** The access window of a product or a sale that opens to everyone later than now. */
export async function findOpening(
  db: Kysely<Database>,
  target: { readonly productId: string } | { readonly saleId: string },
  now: number,
): Promise<OpeningRecord | undefined> {
  const isTarget =
    'saleId' in target
      ? sql`opening.sale_id = ${target.saleId}`
      : sql`(opening.product_id = ${target.productId} or opening.sale_id in (
          select sale_id from sale_products where product_id = ${target.productId}))`;
  const { rows } = await sql<OpeningRecord>`
    select opening.opens_at as "opensAt", benefits.code as benefit, benefits.name, coalesce((
      select max((terms ->> 'hours')::integer) from tier_benefits
      where benefit_code = benefits.code), 0) as hours
    from access_windows opening join benefits on benefits.code = opening.benefit_code
    where ${isTarget} and opening.opens_at > ${new Date(now)}
    order by opening.opens_at desc limit 1`.execute(db);
  return rows[0];
}

export const mapOpeningToResponse = (
  { opensAt, benefit, name, hours }: OpeningRecord,
  language: Language,
): Opening => ({
  opensAt: opensAt.toISOString(),
  earlyFrom: new Date(opensAt.getTime() - hours * HOUR_MS).toISOString(),
  benefit: { code: benefit, name: name[language] },
});

/** Whether a shopper's benefits let them in already. */
export async function isLetInEarly(
  db: Kysely<Database>,
  shopperId: string,
  { benefit, opensAt }: OpeningRecord,
  now: number,
): Promise<boolean> {
  const held = await findHeldBenefits(db, shopperId, now);
  const hours = held.find(({ code }) => code === benefit)?.terms.hours;
  return hours !== undefined && now >= opensAt.getTime() - hours * HOUR_MS;
}
