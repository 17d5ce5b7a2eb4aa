import type { Reward } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface RewardFilter {
  shopperId: string;
  ids?: readonly string[];
  source?: Reward['source'];
  sourceKeys?: readonly string[];
  /** Only rewards whose source key has this prefix. */
  keyPrefix?: string;
}

/** A shopper's rewards with their definitions, newest first. */
export const findRewards = (db: Kysely<Database>, { shopperId, ...filter }: RewardFilter) =>
  db
    .selectFrom('rewards as reward')
    .innerJoin('reward_definitions as definition', 'definition.id', 'reward.definition_id')
    .select(['reward.id', 'reward.source', 'reward.source_key', 'reward.status'])
    .select(['reward.received_at', 'definition.id as definition_id', 'definition.kind'])
    .select(['definition.name', 'definition.description', 'definition.package_id'])
    .select(['definition.lottery_id', 'definition.tickets'])
    .where('reward.shopper_id', '=', shopperId)
    .$if(filter.ids !== undefined, (query) =>
      query.where('reward.id', 'in', [...(filter.ids ?? [])]),
    )
    .$if(filter.source !== undefined, (query) =>
      query.where('reward.source', '=', filter.source ?? 'lottery'),
    )
    .$if(filter.sourceKeys !== undefined, (query) =>
      query.where('reward.source_key', 'in', [...(filter.sourceKeys ?? [])]),
    )
    .$if(filter.keyPrefix !== undefined, (query) =>
      query.where((eb) =>
        eb.fn<boolean>('starts_with', ['reward.source_key', eb.val(filter.keyPrefix ?? '')]),
      ),
    )
    .orderBy('reward.received_at', 'desc')
    .orderBy('reward.id')
    .execute();

export type RewardRow = Awaited<ReturnType<typeof findRewards>>[number];

export const findCouponCodes = (db: Kysely<Database>, rewardIds: readonly string[]) =>
  rewardIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('coupons')
        .select(['reward_id', 'code'])
        .where('reward_id', 'in', [...rewardIds])
        .execute();

export const findRewardDefinition = (db: Kysely<Database>, id: string) =>
  db.selectFrom('reward_definitions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findRewardDefinitions = async (db: Kysely<Database>, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, RewardDefinitionRow>();
  const rows = await db
    .selectFrom('reward_definitions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export type RewardDefinitionRow = Awaited<ReturnType<typeof findRewardDefinition>>;

export const findRewardOrders = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('reward_orders')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .execute();
