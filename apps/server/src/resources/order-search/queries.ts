import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Keyring, listFormerKeyIds } from '../../encryption/keyring.ts';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import { PART_LENGTH, parseNumberPart } from './rules.ts';
import { hashAddress, hashWanted } from './search-tokens.ts';

/** The columns of the tokens of a new order. Without a keyring the job computes them. */
export const toTokenColumns = (
  keyring: Keyring | undefined,
  address: StoredShippingAddress | null,
): { readonly key_id: string | null; readonly tokens: readonly string[] } =>
  keyring && address
    ? { key_id: keyring.current.id, tokens: hashAddress(keyring.current, address) }
    : { key_id: null, tokens: [] };

/** Computes the tokens of some orders that have none, or those of a former key. Returns how many there were. */
export const computeMissingTokens = (
  db: Kysely<Database>,
  keyring: Keyring,
  limit: number,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { current } = keyring;
    const formerKeyIds = listFormerKeyIds(keyring);
    // A change of an address waits for the lock of its row, and has the tokens computed again.
    const missing = await trx
      .selectFrom('order_search_tokens')
      .select('order_id')
      .where((eb) =>
        eb.or([
          eb('key_id', 'is', null),
          ...(formerKeyIds.length > 0 ? [eb('key_id', 'in', formerKeyIds)] : []),
        ]),
      )
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (missing.length === 0) return 0;
    const ids = missing.map(({ order_id }) => order_id);
    const orders = await trx
      .selectFrom('orders')
      .select(['id', 'shipping_address'])
      .where('id', 'in', ids)
      .execute();
    const rows = orders.map(({ id, shipping_address }) => ({
      id,
      tokens: hashAddress(current, shipping_address),
    }));
    await sql`update order_search_tokens set key_id = ${current.id}, tokens = computed.tokens
      from jsonb_to_recordset(${JSON.stringify(rows)}) as computed (id bigint, tokens bigint[])
      where order_id = computed.id`.execute(trx);
    return orders.length;
  });

export interface OrderSearch {
  readonly text: string;
  readonly keyring: Keyring;
  /** Whether names and mobiles of recipients are searched, too. */
  readonly includesRecipients: boolean;
}

const selectByOrderNumber = (digits: string) => {
  const number = sql`to_order_number(found.id, found.placed_at)`;
  // A part reaches into the id behind the day, which has the first eight digits.
  const reaching = sql`substr(${number}, greatest(1, 10 - length(${digits}::text)))`;
  return sql`select part.id from orders found join merchant_orders part on part.order_id = found.id
    where list_number_parts(substr(${number}, 6)) @> array[${digits.slice(-PART_LENGTH)}::text]
      and strpos(${reaching}, ${digits}) > 0`;
};

const selectByParcel = (number: string) =>
  sql`select merchant_order_id from shipments
    where list_number_parts(tracking_number) @> list_number_parts(${number}::text)
      and strpos(tracking_number, ${number}) > 0`;

const selectByTokens = (tokens: readonly string[]) =>
  sql`select part.id from order_search_tokens found
    join merchant_orders part on part.order_id = found.order_id
    where found.tokens @> ${tokens}::bigint[]`;

/** Selects the ids of merchant orders of which a text is part of a number, or of the recipient's name or mobile. */
export function selectByPart({
  text,
  keyring,
  includesRecipients,
}: OrderSearch): RawBuilder<unknown> {
  const number = parseNumberPart(text);
  const selections = [
    sql`select null::bigint as id where false`,
    ...(number === null ? [] : [selectByParcel(number)]),
    ...(number !== null && /^\d+$/.test(number) ? [selectByOrderNumber(number)] : []),
    ...(includesRecipients ? hashWanted(keyring, text).map(selectByTokens) : []),
  ];
  return sql.join(selections, sql` union all `);
}
