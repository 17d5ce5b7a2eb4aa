import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PersonToCheck, Verdict } from '../../providers/personal-id-check/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { PersonalIdDeps } from './deps.ts';
import { decryptDetails } from './encryption.ts';
import { getImage } from './images/image-store.ts';
import { findAttachedPersonalId, type PersonalIdRow } from './queries.ts';

/** No other process checks a leased customs ID; after this time it can be leased again. */
const LEASE_MS = 60_000;

/** Leases the customs ID that has waited longest, so that no lock is held while the provider is called. */
const leaseNextDue = (db: Kysely<Database>, now: number) =>
  db
    .updateTable('personal_ids')
    .set({ check_at: new Date(now + LEASE_MS) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('personal_ids')
        .select('id')
        .where('check_at', '<=', new Date(now))
        .orderBy('check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'shopper_id'])
    .executeTakeFirst();

async function readPhotos(
  deps: PersonalIdDeps,
  row: PersonalIdRow,
): Promise<PersonToCheck['photos']> {
  const { front_image_id, back_image_id } = row;
  if (!front_image_id || !back_image_id) return undefined;
  const front = await getImage(deps, front_image_id, 'photo');
  const back = await getImage(deps, back_image_id, 'photo');
  return front && back && { front, back };
}

/** Saves the verdict, unless the customs ID was changed or an operator has decided meanwhile. */
const saveVerdict = (db: Kysely<Database>, row: PersonalIdRow, verdict: Verdict, now: number) =>
  db
    .updateTable('personal_ids')
    .set({
      clearance_status: verdict ? 'failed' : 'passed',
      clearance_reason: verdict,
      verify_level: verdict ? 'none' : row.front_image_id ? 'images' : 'number',
      check_at: null,
      checked_at: new Date(now),
    })
    .where('id', '=', row.id)
    .where('updated_at', '=', row.updated_at)
    .where('clearance_status', '=', 'checking')
    .execute();

/** Checks the customs ID that has waited longest. Returns false when none is due or the provider fails. */
export async function checkNextPersonalId(deps: PersonalIdDeps): Promise<boolean> {
  const { db, keyring, providers, now } = deps;
  const lease = await leaseNextDue(db, now());
  const row = lease && (await findAttachedPersonalId(db, lease.shopper_id, lease.id));
  if (!row) return false;
  try {
    const details = { ...decryptDetails(keyring, row), photos: await readPhotos(deps, row) };
    await saveVerdict(db, row, await providers.personalIdCheck.check(details), now());
    return true;
  } catch (error) {
    // The provider is unavailable: the customs ID is checked again when its lease ends.
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
