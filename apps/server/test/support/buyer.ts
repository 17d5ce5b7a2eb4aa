import type { Call } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** A shopper or guest with a session and a bag. */
export interface Buyer {
  readonly key: string;
  readonly bagId: string;
  readonly shopperId: string;
}

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates a function that sends a call by name. The `id` in a path defaults to the buyer's bag. */
export const createCaller =
  <Name extends string>(app: FastifyInstance, calls: Readonly<Record<Name, Call>>) =>
  async (name: Name, buyer: Buyer, { params = {}, query, body, headers }: CallInput = {}) => {
    const { method, path } = calls[name];
    const pathParams: Record<string, string> = { id: buyer.bagId, ...params };
    const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => pathParams[part] ?? '');
    const response = await app.inject({
      method,
      url: `${url}?${new URLSearchParams(query)}`,
      headers: { 'session-key': buyer.key, 'accept-language': 'en-US', ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };

/** Reads and sets the stock of variants. */
export const createStockHelpers = (db: Kysely<Database>) => ({
  stockOf: async (variantId: string) =>
    (
      await db
        .selectFrom('variants')
        .select('quantity')
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
    ).quantity,
  setStock: (variantId: string, quantity: number) =>
    db.updateTable('variants').set({ quantity }).where('id', '=', variantId).execute(),
});

export const insertShopper = async (db: Kysely<Database>) =>
  (await db.insertInto('shoppers').defaultValues().returning('id').executeTakeFirstOrThrow()).id;

const SHANGHAI = '4202';

interface NewAddress {
  readonly shopperId: string;
  readonly now: number;
  readonly isDefault: boolean;
  readonly countryCode?: 'CN' | 'HK';
  readonly stateId?: string;
}

/** Adds an address to a shopper's address book, in Shanghai by default. */
export async function insertAddress(
  db: Kysely<Database>,
  { shopperId, now, isDefault, countryCode = 'CN', stateId = SHANGHAI }: NewAddress,
): Promise<string> {
  const at = new Date(now);
  const { id } = await db
    .insertInto('addresses')
    .values({
      shopper_id: shopperId,
      name: '林知夏',
      mobile_country: countryCode,
      mobile: '13800138000',
      country_code: countryCode,
      state_id: stateId,
      city: '上海市',
      district: '徐汇区',
      address_line: '武康路 12 弄 3 号',
      zip_code: countryCode === 'CN' ? '200031' : null,
      is_default: isDefault,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
