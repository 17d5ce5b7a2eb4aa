import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { MAX_LOOSE_IMAGES } from './rules.ts';

/** Forgets the oldest photos that a shopper uploaded and did not use, and answers which they were. */
export async function dropOldestLoose(
  trx: Transaction<Database>,
  shopperId: string,
): Promise<string[]> {
  const dropped = await trx
    .deleteFrom('personal_id_images')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('personal_id_images')
        .select('id')
        .where('shopper_id', '=', shopperId)
        .where('personal_id_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MAX_LOOSE_IMAGES),
    )
    .returning('id')
    .execute();
  return dropped.map(({ id }) => id);
}
