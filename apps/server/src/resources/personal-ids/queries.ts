import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { selectShopperLock } from '../../database/lock-shopper.ts';
import { runTogether } from '../../database/pipeline.ts';
import type { ImageSide, PersonalIdsTable } from '../../database/schema/personal-ids.ts';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Named one by one, because a statement with all columns is planned each time. */
const PERSONAL_ID_COLUMNS = [
  'personal_ids.id',
  'personal_ids.shopper_id',
  'personal_ids.encrypted_name',
  'personal_ids.encrypted_number',
  'personal_ids.number_hash',
  'personal_ids.key_id',
  'personal_ids.is_default',
  'personal_ids.clearance_status',
  'personal_ids.clearance_reason',
  'personal_ids.verify_level',
  'personal_ids.check_at',
  'personal_ids.checked_at',
  'personal_ids.consented_at',
  'personal_ids.created_at',
  'personal_ids.updated_at',
  'personal_ids.removed_at',
] as const;

/** Selects customs IDs with the ids of their photos. */
const selectPersonalIds = (db: Db) =>
  db
    .selectFrom('personal_ids')
    .select(PERSONAL_ID_COLUMNS)
    .select((eb) =>
      (['front', 'back'] as const).map((side) =>
        eb
          .selectFrom('personal_id_images')
          .select('personal_id_images.id')
          .whereRef('personal_id_images.personal_id_id', '=', 'personal_ids.id')
          .where('personal_id_images.side', '=', side)
          .as(`${side}_image_id`),
      ),
    );

const selectActive = (db: Db, shopperId: string) =>
  selectPersonalIds(db)
    .where('personal_ids.shopper_id', '=', shopperId)
    .where('personal_ids.removed_at', 'is', null);

/** Finds the customs IDs of a shopper, the default first and then the newest. */
export const findPersonalIds = (db: Db, shopperId: string) =>
  selectActive(db, shopperId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type PersonalIdRow = Awaited<ReturnType<typeof findPersonalIds>>[number];

const selectPersonalId = (db: Db, shopperId: string, id: string) =>
  selectActive(db, shopperId).where('personal_ids.id', '=', id);

export const findPersonalId = (db: Db, shopperId: string, id: string) =>
  selectPersonalId(db, shopperId, id).executeTakeFirst();

/** Locks the shopper and then finds the customs ID, which cannot be removed meanwhile. */
export async function lockPersonalId(trx: Trx, shopperId: string, id: string) {
  const [, [row]] = await runTogether(
    trx,
    selectShopperLock(trx, shopperId).compile(),
    selectPersonalId(trx, shopperId, id).compile(),
  );
  return row;
}

export const findDefaultPersonalId = (db: Db, shopperId: string) =>
  selectActive(db, shopperId).where('is_default', '=', true).executeTakeFirst();

/** Also finds a removed customs ID, because its orders continue. */
export const findAttachedPersonalId = (db: Db, shopperId: string, id: string | null) =>
  selectPersonalIds(db)
    .where('personal_ids.shopper_id', '=', shopperId)
    .where('personal_ids.id', '=', id)
    .executeTakeFirst();

export const findByNumber = (trx: Trx, shopperId: string, hashes: readonly Buffer[]) =>
  trx
    .selectFrom('personal_ids')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is', null)
    .where('number_hash', 'in', hashes)
    .executeTakeFirst();

export const countPersonalIds = async (trx: Trx, shopperId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('personal_ids')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insertPersonalId = (trx: Trx, row: Insertable<PersonalIdsTable>) =>
  trx.insertInto('personal_ids').values(row).execute();

export const changePersonalId = (trx: Trx, id: string, change: Updateable<PersonalIdsTable>) =>
  trx.updateTable('personal_ids').set(change).where('id', '=', id).execute();

/** Detaches a customs ID from open checkouts, which were checked against its former name. */
export const detachFromCheckouts = (trx: Trx, id: string) =>
  trx
    .updateTable('checkout_orders')
    .set({ personal_id_id: null })
    .where('personal_id_id', '=', id)
    .where('status', '=', 'open')
    .execute();

export const clearDefault = (trx: Trx, shopperId: string) =>
  trx
    .updateTable('personal_ids')
    .set({ is_default: false })
    .where('shopper_id', '=', shopperId)
    .where('is_default', '=', true)
    .execute();

export const makeNewestDefault = (trx: Trx, shopperId: string) =>
  trx
    .updateTable('personal_ids')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('personal_ids')
        .select('id')
        .where('shopper_id', '=', shopperId)
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1),
    )
    .execute();

/** Attaches a photo, unless it belongs to another shopper or is attached to another customs ID. */
export const attachImage = (
  trx: Trx,
  { id, personalIdId, shopperId, side }: Attachment,
): Promise<{ id: string } | undefined> =>
  trx
    .updateTable('personal_id_images')
    .set({ personal_id_id: personalIdId, side })
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .where((eb) =>
      eb.or([eb('personal_id_id', 'is', null), eb('personal_id_id', '=', personalIdId)]),
    )
    .returning('id')
    .executeTakeFirst();

interface Attachment {
  id: string;
  personalIdId: string;
  shopperId: string;
  side: ImageSide;
}

/** Detaches the photo of one side; unused photos are deleted later. */
export const detachImage = (trx: Trx, personalIdId: string, side: ImageSide) =>
  trx
    .updateTable('personal_id_images')
    .set({ personal_id_id: null, side: null })
    .where('personal_id_id', '=', personalIdId)
    .where('side', '=', side)
    .execute();
