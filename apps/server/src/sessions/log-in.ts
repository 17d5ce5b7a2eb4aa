import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session } from './session.ts';
import { type NewSession, openSession, type SessionClient } from './store.ts';

interface LogInRequest {
  /** The session of the browser so far. Its key is invalid afterwards. */
  readonly from: Session | undefined;
  readonly shopperId: string;
  readonly now: number;
  readonly client?: SessionClient;
  /** When the log-in was that a session of the app continues. */
  readonly startedAt?: number;
}

/** A guest has logged in. */
export interface LogInEvent {
  readonly guestBagId: string;
  readonly shopperId: string;
  readonly shopperBagId: string;
  readonly now: number;
}

/** Moves a part of a guest's data to the shopper, in the transaction of the log-in. */
export type LogInHook = (trx: Transaction<Database>, event: LogInEvent) => Promise<void>;

export interface LogInHooks {
  /** Locks the bags that the log-in merges. */
  lockBags(trx: Transaction<Database>, bagIds: readonly string[]): Promise<unknown>;
  /** Run one after the other. */
  readonly mergeGuest: readonly LogInHook[];
}

export type LogIn = (
  trx: Transaction<Database>,
  request: LogInRequest,
) => Promise<NewSession | 'blocked' | undefined>;

/** Locks bags before the shopper's row, in the same order as a payment does. */
async function lockMergedBags(
  trx: Transaction<Database>,
  { from, shopperId }: LogInRequest,
  { lockBags }: LogInHooks,
): Promise<void> {
  if (from?.shopperId !== null) return;
  const shopper = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirst();
  if (shopper) await lockBags(trx, [from.bagId, shopper.bag_id]);
}

/**
 * Logs a shopper in: the session gets a new key, so that a key that leaked before is useless, and the
 * guest's data moves to the shopper. Returns undefined when the shopper's account has been erased, and
 * `blocked` when the shop has blocked it.
 */
export const createLogIn =
  (hooks: LogInHooks): LogIn =>
  async (trx, request) => {
    const { from, shopperId, now, client, startedAt } = request;
    await lockMergedBags(trx, request, hooks);
    const shopper = await trx
      .selectFrom('shoppers')
      .select(['blocked_at', 'language'])
      .where('id', '=', shopperId)
      .where('erased_at', 'is', null)
      // Not `for update`: an order that refers to the shopper would wait for the log-in, and the log-in for its bag.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!shopper) return undefined;
    if (shopper.blocked_at) return 'blocked';
    // Only the log-in that deletes the guest's session merges the bag, so two log-ins merge it once.
    const ended = from
      ? await trx
          .deleteFrom('sessions')
          .where('id', '=', from.id)
          .returning(['shopper_id', 'bag_id'])
          .executeTakeFirst()
      : undefined;
    const opened = await openSession(trx, now, shopperId, client, startedAt);
    if (client && client.language !== shopper.language)
      await trx
        .updateTable('shoppers')
        .set({ language: client.language })
        .where('id', '=', shopperId)
        .execute();
    if (ended?.shopper_id === null)
      for (const merge of hooks.mergeGuest)
        await merge(trx, {
          guestBagId: ended.bag_id,
          shopperId,
          shopperBagId: opened.session.bagId,
          now,
        });
    return opened;
  };

/** Opens one more session of a guest, with the same bag. */
export async function continueGuestSession(
  trx: Transaction<Database>,
  bagId: string,
  from: Session | undefined,
  now: number,
): Promise<NewSession> {
  if (from) await trx.deleteFrom('sessions').where('id', '=', from.id).execute();
  return useBag(trx, await openSession(trx, now), bagId);
}

/** Starts a guest's session. When it replaces another guest session, it keeps that session's bag. */
export async function startGuestSession(
  trx: Transaction<Database>,
  from: Session | undefined,
  now: number,
): Promise<NewSession> {
  if (from) await trx.deleteFrom('sessions').where('id', '=', from.id).execute();
  const opened = await openSession(trx, now);
  return from?.shopperId === null ? useBag(trx, opened, from.bagId) : opened;
}

async function useBag(
  trx: Transaction<Database>,
  opened: NewSession,
  bagId: string,
): Promise<NewSession> {
  await trx
    .updateTable('sessions')
    .set({ bag_id: bagId })
    .where('id', '=', opened.session.id)
    .execute();
  return { ...opened, session: { ...opened.session, bagId } };
}
