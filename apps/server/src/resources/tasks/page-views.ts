import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface PageView {
  shopperId: string;
  activityId: string;
  now: number;
}

/** Remembers when the shopper opened the page of a task. Only one page is open at a time. */
export const openPageView = (db: Kysely<Database>, { shopperId, activityId, now }: PageView) => {
  const view = { activity_id: activityId, opened_at: new Date(now) };
  return db
    .insertInto('page_views')
    .values({ shopper_id: shopperId, ...view })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(view))
    .execute();
};

/** Closes the page and returns for how many seconds it was open, by the clock of the server. */
export async function closePageView(
  db: Kysely<Database>,
  { shopperId, activityId, now }: PageView,
): Promise<number> {
  const view = await db
    .deleteFrom('page_views')
    .where('shopper_id', '=', shopperId)
    .where('activity_id', '=', activityId)
    .returning('opened_at')
    .executeTakeFirst();
  return view ? (now - view.opened_at.getTime()) / 1000 : 0;
}
