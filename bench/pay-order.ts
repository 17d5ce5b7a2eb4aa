import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';
import {
  SANDBOX_API_KEY,
  SANDBOX_SERIAL,
  type SandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { writeNotification } from '../apps/server/src/providers/payments/wechat/notification.ts';
import { createSignatureHeaders } from '../apps/server/src/providers/payments/wechat/signature-headers.ts';
import { toPaymentNumber } from '../apps/server/src/resources/payments/rules.ts';
import type { Shopper, startConcurrentShoppers } from './concurrent-shoppers.ts';

export interface Created {
  id: string;
}
export interface Payment extends Created {
  amount: number;
}

/** Gives each shopper an address in Hong Kong, because orders to there need no personal ID. */
export async function createAddresses(db: Kysely<Database>, shoppers: readonly Shopper[]) {
  const { id: state_id } = await db
    .selectFrom('country_states')
    .select('id')
    .where('country_id', '!=', '42')
    .executeTakeFirstOrThrow();
  const address = {
    created_at: new Date(),
    updated_at: new Date(),
    name: '林知夏',
    mobile_country: 'HK' as const,
    mobile: '61230913',
    country_code: 'HK' as const,
    state_id,
    city: '香港',
    district: '中环',
    address_line: '结志街 28 号',
    zip_code: '999077',
    is_default: true,
  };
  for (const { id } of shoppers)
    await db
      .insertInto('addresses')
      .values({ ...address, shopper_id: id })
      .execute();
}

type Post = Awaited<ReturnType<typeof startConcurrentShoppers>>['post'];

/** Creates the function that sends WeChat Pay's notification of a payment, signed and encrypted. */
export const createPaymentNotifier =
  (post: Post, { privateKey }: SandboxKeys) =>
  ({ id, amount: total }: Payment) => {
    const resource = {
      out_trade_no: toPaymentNumber(id),
      trade_state: 'SUCCESS',
      transaction_id: randomUUID(),
      amount: { total, currency: 'CNY' },
    };
    const event = { id, eventType: 'TRANSACTION.SUCCESS', resource };
    const body = writeNotification(event, SANDBOX_API_KEY, Date.now());
    const key = { key: privateKey, serial: SANDBOX_SERIAL };
    return post('/payments/notifications', body, {
      ...createSignatureHeaders(body, key, Date.now()),
    });
  };
