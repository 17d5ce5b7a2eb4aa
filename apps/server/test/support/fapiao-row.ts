import type { FapiaoInput, FapiaoStatus } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { Keyring } from '../../src/encryption/keyring.ts';
import { encryptFapiao } from '../../src/resources/fapiao/encryption.ts';

export const COMPANY_TITLE: FapiaoInput = {
  titleKind: 'company',
  title: '杭州云裳贸易有限公司',
  taxNumber: '91330100799655058B',
  email: 'fapiao@example.cn',
};

interface NewFapiao {
  readonly status: FapiaoStatus;
  /** Of an issued or reversed one. */
  readonly number: string | null;
  readonly now: number;
  readonly amount?: number;
}

interface OrderOfFapiao {
  readonly shopperId: string;
  readonly orderId: string;
  readonly merchantOrderId: string;
}

/** Inserts a fapiao of a company in a status. */
export async function insertFapiao(
  db: Kysely<Database>,
  keyring: Keyring,
  { shopperId, orderId, merchantOrderId }: OrderOfFapiao,
  { status, number, now, amount = 1_315_000 }: NewFapiao,
): Promise<string> {
  const at = new Date(now);
  const { id } = await db
    .insertInto('fapiao')
    .values({
      shopper_id: shopperId,
      order_id: orderId,
      merchant_order_id: merchantOrderId,
      status,
      ...encryptFapiao(keyring, merchantOrderId, COMPANY_TITLE),
      requested_at: at,
      ...(number
        ? { amount, number, issued_on: '2026-11-25', url: 'https://fapiao.example/file.pdf' }
        : {}),
      ...(status === 'refused' ? { refused_reason: '税号不符' } : {}),
      ...(status === 'reversed'
        ? {
            reversal_number: `9${number?.slice(1)}`,
            reversed_on: '2026-11-25',
            reversal_reason: 'error',
          }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
