import type { Localised } from '@vitrine/kit';
import type { Generated } from 'kysely';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { BigId, Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';

export interface CampaignsTable {
  id: string;
  name: Json<Localised>;
  description: Json<Localised>;
  path: string;
  starts_at: Time;
  ends_at: Time;
  boosts_needed: Generated<number>;
  boosts_per_day: Generated<number>;
  boost_reward_id: string | null;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface CampaignEnrolmentsTable {
  campaign_id: string;
  shopper_id: BigId;
  enrolled_at: Time;
}

export interface SharesTable {
  id: Generated<string>;
  kind: 'campaign' | 'activity';
  subject_id: string;
  shopper_id: BigId;
  created_at: Time;
}

export interface BoostsTable {
  share_id: string;
  shopper_id: BigId;
  boosted_at: Time;
}

export interface ReferralProgramsTable {
  id: string;
  path: string;
  starts_at: Time;
  ends_at: Time;
  friend_reward_id: string | null;
  referrer_reward_id: string | null;
  rewards_on: Generated<'joining' | 'first-order'>;
  max_rewards: number | null;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface ReferralTokensTable {
  token: string;
  program_id: string;
  shopper_id: BigId;
  created_at: Time;
}

export interface ReferralsTable {
  id: Generated<string>;
  program_id: string;
  referrer_id: BigId;
  friend_id: BigId;
  joined_at: Time;
  rewarded_at: TimeOrNull;
}

export interface RewardDefinitionsTable {
  id: string;
  kind: 'coupon' | 'tickets' | 'gift';
  name: Json<Localised>;
  description: Json<Localised>;
  image_key: string | null;
  package_id: string | null;
  lottery_id: string | null;
  tickets: number | null;
  version: Generated<number>;
  archived_at: TimeOrNull;
}

export interface RewardsTable {
  id: Generated<string>;
  shopper_id: BigId;
  definition_id: string;
  source: 'lottery' | 'task' | 'activity' | 'boost' | 'referral' | 'spending' | 'membership';
  source_key: string;
  status: 'claimable' | 'granted' | 'to-ship' | 'shipped';
  received_at: Time;
}

export interface RewardOrdersTable {
  id: Generated<string>;
  reward_id: string;
  shopper_id: BigId;
  /** Null: with the next order. */
  shipping_address: JsonOrNull<StoredShippingAddress>;
  ordered_at: Time;
}
