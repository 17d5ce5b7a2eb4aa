import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Json, JsonWithDefault, Time, TimeOrNull } from './columns.ts';

type CountOrNull = ColumnType<string | null, number | null | undefined, number | null>;

/** The odds of a prize at the moment of a draw. */
export interface StoredRule {
  prizeId: string;
  odds: number;
}

export interface LotteriesTable {
  id: string;
  name: Json<Localised>;
  description: Json<Localised>;
  terms: JsonWithDefault<Localised[]>;
  starts_at: Time;
  ends_at: Time;
  free_per_day: Generated<number>;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface LotteryPrizesTable {
  id: string;
  lottery_id: string;
  reward_id: string;
  odds: number;
  stock: CountOrNull;
  position: number;
}

export interface LotteryTicketsTable {
  id: ColumnType<string, never, never>;
  lottery_id: string;
  shopper_id: BigId;
  source_key: string;
  earned_at: Time;
  expires_at: TimeOrNull;
  used_at: TimeOrNull;
}

export interface LotteryDrawsTable {
  id: Generated<string>;
  lottery_id: string;
  shopper_id: BigIdOrNull;
  ticket_id: BigId;
  seed: Buffer;
  roll: number;
  rules: Json<StoredRule[]>;
  prize_rolled: string | null;
  prize_given: string | null;
  stock_before: CountOrNull;
  stock_after: CountOrNull;
  drawn_at: Time;
}
