import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Json, JsonWithDefault, Time, TimeOrNull } from './columns.ts';

export type BenefitKind = 'free-shipping' | 'early-access' | 'birthday-gift' | 'stylist' | 'note';

/** The values of a benefit at a tier; its kind decides which of them it has. */
export interface BenefitTerms {
  readonly types?: readonly string[];
  readonly hours?: number;
  readonly rewardId?: string;
  readonly name?: Localised;
  readonly introduction?: Localised;
}

export interface MembershipTiersTable {
  code: string;
  name: Json<Localised>;
  from_amount: BigId;
  window_days: Generated<number>;
  version: Generated<number>;
  archived_at: TimeOrNull;
}

export interface BenefitsTable {
  code: string;
  kind: BenefitKind;
  name: Json<Localised>;
  description: Json<Localised>;
  version: Generated<number>;
  archived_at: TimeOrNull;
}

export interface TierBenefitsTable {
  tier_code: string;
  benefit_code: string;
  terms: JsonWithDefault<BenefitTerms>;
  position: Generated<number>;
}

/** What opens to holders of a benefit before it opens to everyone. */
export interface AccessWindowsTable {
  id: ColumnType<string, never, never>;
  product_id: BigIdOrNull;
  sale_id: BigIdOrNull;
  benefit_code: string;
  opens_at: Time;
  version: Generated<number>;
}
