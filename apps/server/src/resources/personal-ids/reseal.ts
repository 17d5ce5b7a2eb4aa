import { defineSweep } from '../../jobs/sweep.ts';
import type { Keyring } from '../../sealing/keyring.ts';
import type { PersonalIdDeps } from './deps.ts';
import { removeImage, resealImage } from './images/image-store.ts';
import { sealPerson, unsealPerson } from './person.ts';

type Sealing = Pick<PersonalIdDeps, 'db' | 'keyring' | 'storage'>;

const BATCH = 20;

const formerKeys = ({ all, current }: Keyring) =>
  all.filter((key) => key !== current).map(({ id }) => id);

/** Seals some people anew, with the key of now. */
async function resealPeople({ db, keyring }: Sealing, former: readonly string[]) {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('personal_ids')
      .selectAll()
      .where('key_id', 'in', former)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      const owned = { id: row.id, shopperId: row.shopper_id };
      const sealed = sealPerson(keyring, owned, unsealPerson(keyring, row));
      await trx.updateTable('personal_ids').set(sealed).where('id', '=', row.id).execute();
    }
    return rows.length;
  });
}

async function resealImages(deps: Sealing, former: readonly string[]) {
  const { db, keyring } = deps;
  const rows = await db
    .selectFrom('personal_id_images')
    .select('id')
    .where('key_id', 'in', former)
    .limit(BATCH)
    .execute();
  for (const { id } of rows) {
    await resealImage(deps, id);
    const kept = await db
      .updateTable('personal_id_images')
      .set({ key_id: keyring.current.id })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // Thrown away meanwhile: then it must not have come back.
    if (!kept) await removeImage(deps, id);
  }
  return rows.length;
}

/** After a new key was put in front, everything the former ones sealed moves to it, a little at a time. */
export async function resealSome(deps: Sealing): Promise<boolean> {
  const former = formerKeys(deps.keyring);
  if (former.length === 0) return false;
  const people = await resealPeople(deps, former);
  const images = await resealImages(deps, former);
  return people + images > 0;
}

export const resealPersonalIds = defineSweep({
  name: 'reseal-personal-ids',
  everyMs: 60_000,
  run: ({ deps }) => resealSome(deps),
});
