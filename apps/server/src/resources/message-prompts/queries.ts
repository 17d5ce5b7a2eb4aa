import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MiniVendor } from '../../providers/mini-login/port.ts';
import type { SavedPermission } from './rules.ts';

export async function findPermissions(
  db: Kysely<Database>,
  shopperId: string,
  vendor: MiniVendor,
): Promise<SavedPermission[]> {
  const rows = await db
    .selectFrom('message_permissions')
    .select(['template_code', 'remaining', 'refused_at'])
    .where('shopper_id', '=', shopperId)
    .where('channel', '=', vendor)
    .execute();
  return rows.map(({ template_code, remaining, refused_at }) => ({
    templateCode: template_code,
    remaining,
    refusedAt: refused_at?.getTime(),
  }));
}

/** The id by which the vendor knows the shopper. */
export const findMiniUser = (db: Kysely<Database>, shopperId: string, vendor: MiniVendor) =>
  db
    .selectFrom('external_identities')
    .select('subject')
    .where('shopper_id', '=', shopperId)
    .where('provider', '=', vendor)
    .executeTakeFirst();
