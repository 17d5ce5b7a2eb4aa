import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MiniVendor } from '../providers/mini-login/port.ts';

/** What one message takes: a message of a template that the shopper accepted. */
export interface PermissionUse {
  /** The same for every attempt to send the message. */
  readonly key: string;
  readonly channel: MiniVendor;
  readonly shopperId: string;
  readonly templateCode: string;
}

/** The condition that finds the row of a permission. */
const isPermission =
  ({ shopperId, channel, templateCode }: PermissionUse) =>
  (eb: ExpressionBuilder<Database, 'message_permissions'>) =>
    eb.and({ shopper_id: shopperId, channel, template_code: templateCode });

const findUse = (db: Kysely<Database>, { key, channel }: PermissionUse) =>
  db
    .selectFrom('used_message_permissions')
    .select('message_key')
    .where('message_key', '=', key)
    .where('channel', '=', channel)
    .executeTakeFirst();

/**
 * Takes one permission for a message. Another attempt to send the same message takes none. Returns whether
 * the message may be sent.
 */
export const takePermission = (
  db: Kysely<Database>,
  use: PermissionUse,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { key, channel, shopperId, templateCode } = use;
    const permission = await trx
      .selectFrom('message_permissions')
      .select('remaining')
      .where(isPermission(use))
      .forUpdate()
      .executeTakeFirst();
    if (!permission) return false;
    if (await findUse(trx, use)) return true;
    if (permission.remaining === 0) return false;
    await trx
      .updateTable('message_permissions')
      .set({ remaining: permission.remaining - 1 })
      .where(isPermission(use))
      .execute();
    await trx
      .insertInto('used_message_permissions')
      .values({
        message_key: key,
        channel,
        shopper_id: shopperId,
        template_code: templateCode,
        used_at: new Date(now),
      })
      .execute();
    return true;
  });

/**
 * Gives back the permission of a message that was certainly not sent. When the vendor knows of no accepted
 * message, none is left.
 */
export const returnPermission = (
  db: Kysely<Database>,
  use: PermissionUse,
  isNotAccepted: boolean,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('used_message_permissions')
      .where('message_key', '=', use.key)
      .where('channel', '=', use.channel)
      .executeTakeFirst();
    const returned = numDeletedRows > 0n ? 1 : 0;
    await trx
      .updateTable('message_permissions')
      .set({ remaining: isNotAccepted ? 0 : sql<number>`remaining + ${returned}::integer` })
      .where(isPermission(use))
      .execute();
  });

/** More accepted messages than this are of no use, and a script could report any number. */
export const MAX_PERMISSIONS = 20;

interface Answer {
  readonly templateCode: string;
  readonly isAccepted: boolean;
}

/** Saves what a shopper answered to a prompt. Returns whether it is another accepted message. */
export async function savePermission(
  db: Kysely<Database>,
  { shopperId, channel }: Pick<PermissionUse, 'shopperId' | 'channel'>,
  { templateCode, isAccepted }: Answer,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message_permissions')
    .values({
      shopper_id: shopperId,
      channel,
      template_code: templateCode,
      remaining: isAccepted ? 1 : 0,
      refused_at: isAccepted ? null : at,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shopper_id', 'channel', 'template_code'])
        .doUpdateSet(
          isAccepted
            ? {
                remaining: sql<number>`message_permissions.remaining + 1`,
                refused_at: null,
                changed_at: at,
              }
            : { refused_at: at },
        )
        .where('message_permissions.remaining', '<', MAX_PERMISSIONS),
    )
    .executeTakeFirst();
  return isAccepted && (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
