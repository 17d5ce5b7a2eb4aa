import type { FapiaoInput } from '@vitrine/contract';
import { FAPIAO_TRANSITIONS, type FapiaoAction } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import { lockOrderOf } from '../../database/lock-order.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { ShopperContext } from '../../http/handler-context.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { encryptFapiao } from './encryption.ts';
import { fapiaoProblem } from './problems.ts';
import { type FapiaoRecord, findFapiaoParts, selectFapiao } from './queries.ts';
import { canRequestFapiao } from './rules.ts';

interface Change {
  readonly context: ShopperContext;
  readonly keyring: Keyring;
  readonly now: number;
}

/** Requests a fapiao of each merchant of a locked order over which one can be requested. */
export async function requestFapiao(
  trx: Transaction<Database>,
  { context: { shopperId, language }, keyring, now }: Change,
  orderId: string,
  input: FapiaoInput,
): Promise<void> {
  const parts = (await findFapiaoParts(trx, orderId)).filter(canRequestFapiao);
  if (parts.length === 0) throw fapiaoProblem('fapiao-not-available', language);
  const rows = await trx
    .insertInto('fapiao')
    .values(
      parts.map(({ id }) => ({
        shopper_id: shopperId,
        order_id: orderId,
        merchant_order_id: id,
        ...encryptFapiao(keyring, id, input),
        requested_at: new Date(now),
      })),
    )
    .returning('id')
    .execute();
  for (const { id } of rows)
    await recordEvent(trx, { type: 'fapiao.requested', subjectId: id, now });
}

/** Locks a fapiao of the shopper, and checks that its status allows the action. */
async function lockOwnFapiao(
  trx: Transaction<Database>,
  { shopperId, language }: ShopperContext,
  id: string,
  action: FapiaoAction,
): Promise<FapiaoRecord> {
  const find = () =>
    selectFapiao(trx)
      .where('fapiao.id', '=', id)
      .where('fapiao.shopper_id', '=', shopperId)
      .executeTakeFirst();
  const found = await find();
  if (!found) throw new ApiProblem('not-found');
  await lockOrderOf(trx, found.order_id);
  const row = await find();
  if (!row) throw new ApiProblem('not-found');
  if (!FAPIAO_TRANSITIONS[row.status][action]) throw fapiaoProblem('fapiao-closed', language);
  return row;
}

/** Changes whom a fapiao is made out to. An operator who saw the former title cannot issue it any more. */
export async function changeFapiao(
  trx: Transaction<Database>,
  { context, keyring }: Change,
  id: string,
  input: FapiaoInput,
): Promise<string> {
  const row = await lockOwnFapiao(trx, context, id, 'change');
  await trx
    .updateTable('fapiao')
    .set({ ...encryptFapiao(keyring, row.merchant_order_id, input), version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  return row.order_id;
}

/** Withdraws a fapiao that is not issued yet. Returns it as it was before. */
export async function withdrawFapiao(
  trx: Transaction<Database>,
  { context, now }: Pick<Change, 'context' | 'now'>,
  id: string,
): Promise<FapiaoRecord> {
  const row = await lockOwnFapiao(trx, context, id, 'withdraw');
  const closed = {
    status: 'withdrawn',
    closed_at: new Date(now),
    version: row.version + 1,
  } as const;
  await trx
    .updateTable('fapiao')
    .set({ ...closed, file_id: null, file_type: null })
    .where('id', '=', id)
    .execute();
  await recordEvent(trx, { type: 'fapiao.withdrawn', subjectId: id, now });
  return row;
}
