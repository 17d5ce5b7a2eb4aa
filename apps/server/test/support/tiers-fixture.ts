import { type Localised, localised } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { BenefitTerms, Database } from '../../src/database/schema.ts';

const TIERS: readonly (readonly [code: string, name: Localised, fromAmount: number])[] = [
  ['member', localised('会员', 'Member'), 0],
  ['gold', localised('金卡会员', 'Gold'), 3_000_000],
  ['platinum', localised('铂金会员', 'Platinum'), 15_000_000],
];
const TIER_BENEFITS: readonly (readonly [tier: string, benefit: string, terms: BenefitTerms])[] = [
  ['gold', 'early-access', { hours: 24 }],
  ['gold', 'free-express', { types: ['express'] }],
  ['platinum', 'private-sale', { hours: 72 }],
];

/** Sets up a membership of three tiers, which a new shop does not have. */
export async function insertTiers(db: Kysely<Database>): Promise<void> {
  for (const [code, name, amount] of TIERS)
    await sql`insert into membership_tiers (code, name, from_amount)
      values (${code}, ${JSON.stringify(name)}::jsonb, ${amount})`.execute(db);
  for (const [index, [tier, benefit, terms]] of TIER_BENEFITS.entries())
    await sql`insert into tier_benefits (tier_code, benefit_code, terms, position)
      values (${tier}, ${benefit}, ${JSON.stringify(terms)}::jsonb, ${index + 1})`.execute(db);
}
