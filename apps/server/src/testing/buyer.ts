import type { Call } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Somebody who buys. */
export interface Buyer {
  readonly key: string;
  readonly bagId: string;
  readonly shopperId: string;
}

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks calls by their names. `id` in a path is the buyer's bag unless it is given. */
export const asker =
  <Name extends string>(app: FastifyInstance, calls: Readonly<Record<Name, Call>>) =>
  async (name: Name, who: Buyer, { params = {}, query, body, headers }: Asked = {}) => {
    const { method, path } = calls[name];
    const given: Record<string, string> = { id: who.bagId, ...params };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => given[part] ?? '');
    const answer = await app.inject({
      method,
      url: `${filled}?${new URLSearchParams(query)}`,
      headers: { 'session-key': who.key, 'accept-language': 'en-US', ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

/** The pieces of a size. */
export const stockIn = (db: Kysely<Database>) => ({
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

interface Place {
  readonly shopperId: string;
  readonly now: number;
  readonly isDefault: boolean;
  readonly countryCode?: 'CN' | 'HK';
  readonly stateId?: string;
}

/** An address in the book of a shopper, in Shanghai unless another one is named. */
export async function insertAddress(
  db: Kysely<Database>,
  { shopperId, now, isDefault, countryCode = 'CN', stateId = SHANGHAI }: Place,
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
