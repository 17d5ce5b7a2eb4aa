import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { Offer } from '../../pricing/promotion-discount.ts';
import type { BigId, Json, JsonOrNull, JsonWithDefault, Time, TimeOrNull } from './columns.ts';

/** Which products a promotion covers: those that any of the lists names. */
export interface StoredScope {
  productIds?: string[];
  brandIds?: string[];
  setIds?: string[];
  categoryIds?: string[];
}

/** A counter with a limit; bigint is read as text. */
type CountOrNull = ColumnType<string | null, number | null | undefined, number | null>;

export interface QuotasTable {
  key: string;
  used: ColumnType<string, number, number>;
  ends_at: TimeOrNull;
}

export interface PromotionsTable {
  id: string;
  name: Json<Localised>;
  description: Json<Localised>;
  terms: JsonWithDefault<Localised[]>;
  starts_at: Time;
  ends_at: Time;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface RewardPackagesTable {
  id: string;
  promotion_id: string;
  subscription_id: string;
  name: Json<Localised>;
  description: Json<Localised>;
  currency: Generated<string>;
  offers: Json<Offer[]>;
  scope: JsonOrNull<StoredScope>;
  claims_from: Time;
  claims_to: Time;
  valid_from: Time;
  valid_to: Time;
  valid_days: number | null;
  is_listed: Generated<boolean>;
  quantity: CountOrNull;
  per_shopper: Generated<number>;
  claim_window: 'day' | 'week' | null;
  per_window: CountOrNull;
  per_shopper_window: number | null;
  position: Generated<number>;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface PromoCodesTable {
  code: string;
  promotion_id: string;
  name: Json<Localised>;
  currency: Generated<string>;
  offers: Json<Offer[]>;
  scope: JsonOrNull<StoredScope>;
  valid_from: Time;
  valid_to: Time;
  quantity: CountOrNull;
  per_shopper: Generated<number>;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
  is_template: Generated<boolean>;
  /** Of a generated code: the template whose terms it has. */
  template_code: string | null;
}

export interface CouponsTable {
  id: Generated<string>;
  code: string;
  shopper_id: BigId;
  package_id: string;
  received_at: Time;
  valid_from: Time;
  valid_to: Time;
  reward_id: string | null;
}

export interface PromoRedemptionsTable {
  checkout_order_id: BigId;
  shopper_id: BigId;
  coupon_id: string | null;
  code: string | null;
  redeemed_at: Time;
}
