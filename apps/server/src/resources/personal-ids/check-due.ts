import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineSweep } from '../../jobs/sweep.ts';
import type { CheckedPerson, Verdict } from '../../providers/identity-check/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { PersonalIdDeps } from './deps.ts';
import { getImage } from './images/image-store.ts';
import { unsealPerson } from './person.ts';
import { findBound, type PersonalIdRow } from './queries.ts';

/** Nobody else looks at a person meanwhile; whoever dies over it leaves them to the next. */
const LEASE_MS = 60_000;

/** Takes the person who has waited longest. Nothing is locked while somebody outside is asked. */
const takeDue = (db: Kysely<Database>, now: number) =>
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

async function photosOf(
  deps: PersonalIdDeps,
  row: PersonalIdRow,
): Promise<CheckedPerson['photos']> {
  const { front_image_id, back_image_id } = row;
  if (!front_image_id || !back_image_id) return undefined;
  const front = await getImage(deps, front_image_id, 'photo');
  const back = await getImage(deps, back_image_id, 'photo');
  return front && back && { front, back };
}

/** Writes down what was found, unless the person was changed meanwhile. */
const conclude = (db: Kysely<Database>, row: PersonalIdRow, verdict: Verdict, now: number) =>
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
    .execute();

/** Asks about the person who has waited longest. False when nobody waits, or nobody answers. */
export async function checkNext(deps: PersonalIdDeps): Promise<boolean> {
  const { db, keyring, providers, now } = deps;
  const taken = await takeDue(db, now());
  const row = taken && (await findBound(db, taken.shopper_id, taken.id));
  if (!row) return false;
  try {
    const person = { ...unsealPerson(keyring, row), photos: await photosOf(deps, row) };
    await conclude(db, row, await providers.identityCheck.check(person), now());
    return true;
  } catch (error) {
    // Whoever knows is away: the person stays where they are, and is asked about again.
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

export const checkPersonalIds = defineSweep({
  name: 'check-personal-ids',
  everyMs: 2_000,
  run: ({ deps }) => checkNext(deps),
});
