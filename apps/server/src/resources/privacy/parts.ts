import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Row = Record<string, unknown>;

/** Something that the shop keeps about a shopper. */
export interface PrivacyPart {
  readonly name: string;
  readonly table: keyof Database;
  find(db: Kysely<Database>, shopperId: string): Promise<Row[]>;
  /** Absent: it has to stay, and is made nameless elsewhere. */
  erase?(trx: Kysely<Database>, shopperId: string): Promise<unknown>;
}

type Place = (shopperId: string) => RawBuilder<unknown>;

const ofShopper: Place = (id) => sql`shopper_id = ${id}`;
const ofBag: Place = (id) => sql`bag_id = (select bag_id from shoppers where id = ${id})`;
const ofRespondent: Place = (id) => sql`respondent = ${id}`;
const ofCustomer: Place = (id) => sql`customer_id = ${id}`;
const ofEitherFriend: Place = (id) => sql`${id} in (referrer_id, friend_id)`;

const find = (table: keyof Database, columns: readonly string[], where: Place) => {
  const named = sql.join(columns.map((column) => sql.ref(column)));
  return async (db: Kysely<Database>, id: string) => {
    const { rows } = await sql<Row>`
      select ${named} from ${sql.table(table)} where ${where(id)} order by 1
    `.execute(db);
    return rows;
  };
};

/** Rows that go when the shopper wants to be forgotten. */
const erasable = (
  name: string,
  table: keyof Database,
  columns: readonly string[],
  where = ofShopper,
): PrivacyPart => ({
  name,
  table,
  find: find(table, columns, where),
  erase: (trx, id) => sql`delete from ${sql.table(table)} where ${where(id)}`.execute(trx),
});

/** Rows that books must keep, or that others count on. */
const lasting = (
  name: string,
  table: keyof Database,
  columns: readonly string[],
  where = ofShopper,
): PrivacyPart => ({ name, table, find: find(table, columns, where) });

/** Everything about a shopper, table by table. Sealed names and numbers are told by their own call. */
export const privacyParts: readonly PrivacyPart[] = [
  erasable('identities', 'shopper_identities', [
    'provider',
    'nickname',
    'avatar_url',
    'created_at',
  ]),
  erasable('preferences', 'shopper_preferences', ['code', 'is_on', 'decided_at']),
  erasable('benefits', 'shopper_benefits', ['code', 'expires_at']),
  erasable('subscriptions', 'marketing_subscriptions', [
    'channel',
    'destination',
    'topic',
    'is_on',
  ]),
  erasable('addresses', 'addresses', [
    'name',
    'mobile',
    'city',
    'district',
    'address_line',
    'zip_code',
  ]),
  erasable('personalIds', 'personal_ids', ['id', 'clearance_status', 'created_at']),
  erasable('bag', 'bag_items', ['product_id', 'size', 'quantity', 'added_at'], ofBag),
  erasable('wishlist', 'wishlist_items', ['product_id', 'added_at'], ofBag),
  erasable('recentlyViewed', 'viewed_products', ['product_id', 'viewed_at']),
  erasable(
    'questionnaires',
    'questionnaire_answers',
    ['questionnaire_id', 'answers'],
    ofRespondent,
  ),
  erasable('outfits', 'outfit_lists', ['gender', 'disliked_ids', 'created_at'], ofBag),
  erasable('enrolments', 'campaign_enrolments', ['campaign_id', 'enrolled_at']),
  erasable('activities', 'activity_entries', ['activity_id', 'day', 'done_at']),
  erasable('invitations', 'referral_tokens', ['token', 'created_at']),
  erasable('events', 'tracking_events', ['event', 'parameters', 'received_at'], ofCustomer),
  erasable('visits', 'sessions', ['created_at', 'last_seen_at', 'expires_at']),
  lasting('friends', 'referrals', ['program_id', 'joined_at', 'rewarded_at'], ofEitherFriend),
  lasting('shares', 'shares', ['kind', 'subject_id', 'created_at']),
  lasting('boosts', 'boosts', ['boosted_at']),
  lasting('rewards', 'rewards', ['definition_id', 'source', 'status', 'received_at']),
  lasting('rewardOrders', 'reward_orders', ['reward_id', 'shipping_address', 'ordered_at']),
  lasting('tickets', 'lottery_tickets', ['lottery_id', 'earned_at', 'used_at']),
  lasting('draws', 'lottery_draws', ['lottery_id', 'prize_given', 'drawn_at']),
  lasting('coupons', 'coupons', ['package_id', 'received_at']),
  lasting('promoCodes', 'promo_redemptions', ['code', 'redeemed_at']),
  lasting('spends', 'shopper_spends', ['reference', 'amount', 'spent_at']),
  lasting('checkouts', 'checkout_orders', ['id', 'status', 'shipping_address', 'created_at']),
  lasting('payments', 'payments', ['channel', 'amount', 'currency', 'status', 'created_at']),
  lasting('orders', 'orders', ['id', 'grand_total', 'currency', 'shipping_address', 'placed_at']),
  lasting('returns', 'order_returns', ['id', 'order_id', 'status', 'reason', 'note']),
];
