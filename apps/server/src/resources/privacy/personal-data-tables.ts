import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { exportMessages } from '../conversations/export-messages.ts';
import { eraseFapiao, exportFapiao } from '../fapiao/personal-data.ts';
import { readRequestPhotos } from '../returns/request-photos.ts';

type Row = Record<string, unknown>;

/** A table with data of a shopper. */
export interface PersonalDataTable {
  readonly name: string;
  readonly table: keyof Database;
  find(db: Kysely<Database>, shopperId: string, keyring: Keyring): Promise<Row[]>;
  /** Missing for data that must be kept and is anonymised elsewhere. */
  erase?(trx: Kysely<Database>, shopperId: string): Promise<unknown>;
}

type RowFilter = (shopperId: string) => RawBuilder<unknown>;

const byShopper: RowFilter = (id) => sql`shopper_id = ${id}`;
const byBag: RowFilter = (id) => sql`bag_id = (select bag_id from shoppers where id = ${id})`;
const byRespondent: RowFilter = (id) => sql`respondent = ${id}`;
const byCustomer: RowFilter = (id) => sql`customer_id = ${id}`;
const byReferrerOrFriend: RowFilter = (id) => sql`${id} in (referrer_id, friend_id)`;

const createFinder = (table: keyof Database, columns: readonly string[], where: RowFilter) => {
  const columnList = sql.join(columns.map((column) => sql.ref(column)));
  return async (db: Kysely<Database>, id: string) => {
    const { rows } = await sql<Row>`
      select ${columnList} from ${sql.table(table)} where ${where(id)} order by 1
    `.execute(db);
    return rows;
  };
};

/** Rows that are deleted when the shopper is erased. */
const erasableTable = (
  name: string,
  table: keyof Database,
  columns: readonly string[],
  where = byShopper,
): PersonalDataTable => ({
  name,
  table,
  find: createFinder(table, columns, where),
  erase: (trx, id) => sql`delete from ${sql.table(table)} where ${where(id)}`.execute(trx),
});

/** Rows that are kept for bookkeeping or because other shoppers depend on them. */
const retainedTable = (
  name: string,
  table: keyof Database,
  columns: readonly string[],
  where = byShopper,
): PersonalDataTable => ({ name, table, find: createFinder(table, columns, where) });

/** All data of a shopper by table. Encrypted names and numbers are returned by their own call. */
export const personalDataTables: readonly PersonalDataTable[] = [
  erasableTable('identities', 'external_identities', [
    'provider',
    'nickname',
    'avatar_url',
    'created_at',
  ]),
  erasableTable('preferences', 'shopper_preferences', ['code', 'is_on', 'decided_at']),
  erasableTable('benefits', 'shopper_benefits', ['code', 'expires_at', 'reason', 'given_at']),
  erasableTable('subscriptions', 'marketing_subscriptions', [
    'channel',
    'destination',
    'topic',
    'is_on',
  ]),
  erasableTable('notifications', 'shopper_messages', [
    'template',
    'language',
    'content',
    'channel',
    'created_at',
  ]),
  erasableTable('acceptedMessages', 'message_permissions', [
    'channel',
    'template_code',
    'remaining',
    'refused_at',
    'changed_at',
  ]),
  erasableTable('usedMessages', 'used_message_permissions', [
    'channel',
    'template_code',
    'used_at',
  ]),
  // The token itself is a key of the vendor, which says nothing to a reader.
  erasableTable('devices', 'push_devices', [
    'vendor',
    'app_version',
    'language',
    'system',
    'registered_at',
  ]),
  erasableTable('addresses', 'addresses', [
    'name',
    'mobile',
    'city',
    'district',
    'address_line',
    'zip_code',
  ]),
  erasableTable('personalIds', 'personal_ids', ['id', 'clearance_status', 'created_at']),
  erasableTable('bag', 'bag_items', ['product_id', 'size', 'quantity', 'added_at'], byBag),
  erasableTable('wishlist', 'wishlist_items', ['product_id', 'added_at'], byBag),
  erasableTable('productAlerts', 'product_alerts', ['kind', 'product_id', 'status', 'asked_at']),
  erasableTable('recentlyViewed', 'viewed_products', ['product_id', 'viewed_at']),
  erasableTable(
    'questionnaires',
    'questionnaire_answers',
    ['questionnaire_id', 'answers'],
    byRespondent,
  ),
  erasableTable('outfits', 'outfit_lists', ['gender', 'disliked_ids', 'created_at'], byBag),
  // Deleting a conversation deletes its messages and pictures.
  erasableTable('conversations', 'conversations', ['id', 'topic', 'state', 'created_at'], byBag),
  { name: 'messages', table: 'conversation_messages', find: exportMessages },
  erasableTable('enrolments', 'campaign_enrolments', ['campaign_id', 'enrolled_at']),
  erasableTable('activities', 'activity_entries', ['activity_id', 'day', 'done_at']),
  erasableTable('pageViews', 'page_views', ['activity_id', 'opened_at']),
  erasableTable('invitations', 'referral_tokens', ['token', 'created_at']),
  erasableTable(
    'events',
    'tracking_events',
    ['event', 'parameters', 'tests', 'received_at'],
    byCustomer,
  ),
  erasableTable('visits', 'sessions', ['created_at', 'last_seen_at', 'expires_at']),
  retainedTable(
    'friends',
    'referrals',
    ['program_id', 'joined_at', 'rewarded_at'],
    byReferrerOrFriend,
  ),
  retainedTable('shares', 'shares', ['kind', 'subject_id', 'created_at']),
  retainedTable('boosts', 'boosts', ['boosted_at']),
  retainedTable('rewards', 'rewards', ['definition_id', 'source', 'status', 'received_at']),
  retainedTable('rewardOrders', 'reward_orders', ['reward_id', 'shipping_address', 'ordered_at']),
  retainedTable('tickets', 'lottery_tickets', ['lottery_id', 'earned_at', 'used_at']),
  retainedTable('draws', 'lottery_draws', ['lottery_id', 'prize_given', 'drawn_at']),
  retainedTable('coupons', 'coupons', ['package_id', 'received_at']),
  retainedTable('promoCodes', 'promo_redemptions', ['code', 'redeemed_at']),
  retainedTable('spends', 'shopper_spends', ['reference', 'amount', 'spent_at']),
  retainedTable('checkouts', 'checkout_orders', ['id', 'status', 'shipping_address', 'created_at']),
  retainedTable('payments', 'payments', ['channel', 'amount', 'currency', 'status', 'created_at']),
  retainedTable('orders', 'orders', [
    'id',
    'grand_total',
    'currency',
    'shipping_address',
    'placed_at',
  ]),
  { name: 'fapiao', table: 'fapiao', find: exportFapiao, erase: eraseFapiao },
  retainedTable('privacyRequests', 'privacy_requests', [
    'kind',
    'status',
    'received_at',
    'closed_at',
  ]),
  retainedTable('returns', 'order_returns', ['id', 'order_id', 'status', 'reason', 'note']),
  {
    name: 'returnPhotos',
    table: 'return_request_photos',
    find: (db, shopperId, keyring) => readRequestPhotos(db, keyring, { shopperId }),
    erase: (trx, id) =>
      trx.deleteFrom('return_request_photos').where('shopper_id', '=', id).execute(),
  },
];
