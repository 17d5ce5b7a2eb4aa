import type { Preference, PreferenceCode } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export async function findPreferences(
  db: Kysely<Database>,
  shopperId: string,
): Promise<Preference[]> {
  const rows = await db
    .selectFrom('shopper_preferences')
    .select(['code', 'is_on'])
    .where('shopper_id', '=', shopperId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, is_on }) => ({ code: code as Preference['code'], isOn: is_on }));
}

/** Saves preferences. When a code occurs twice, the last one is saved. */
export async function savePreferences(
  db: Kysely<Database>,
  shopperId: string,
  preferences: readonly Preference[],
  now: number,
): Promise<void> {
  const decisions = new Map(preferences.map(({ code, isOn }) => [code, isOn]));
  if (decisions.size === 0) return;
  await db
    .insertInto('shopper_preferences')
    .values(
      [...decisions].map(([code, is_on]) => ({
        shopper_id: shopperId,
        code,
        is_on,
        decided_at: new Date(now),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['shopper_id', 'code']).doUpdateSet((eb) => ({
        is_on: eb.ref('excluded.is_on'),
        decided_at: eb.ref('excluded.decided_at'),
      })),
    )
    .execute();
}

export const deletePreferences = (db: Kysely<Database>, shopperId: string) =>
  db.deleteFrom('shopper_preferences').where('shopper_id', '=', shopperId).execute();

/** Whether a shopper has agreed; without a decision they have not. */
export async function hasConsent(
  db: Kysely<Database>,
  shopperId: string,
  kind: PreferenceCode,
): Promise<boolean> {
  const decision = await db
    .selectFrom('shopper_preferences')
    .select('is_on')
    .where('shopper_id', '=', shopperId)
    .where('code', '=', kind)
    .executeTakeFirst();
  return decision?.is_on ?? false;
}
