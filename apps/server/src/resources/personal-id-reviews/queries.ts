import type { ClearanceStatus } from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectReviews = (db: Kysely<Database>) =>
  db
    .selectFrom('personal_ids')
    .selectAll('personal_ids')
    .select((eb) => [
      sql<number>`(select count(*)::int from orders where orders.personal_id_id = personal_ids.id
        and orders.closed_at is null)`.as('open_orders'),
      ...(['front', 'back'] as const).map((side) =>
        eb
          .selectFrom('personal_id_images')
          .select('personal_id_images.id')
          .whereRef('personal_id_images.personal_id_id', '=', 'personal_ids.id')
          .where('personal_id_images.side', '=', side)
          .as(`${side}_image_id`),
      ),
    ]);

export type ReviewRecord = Awaited<
  ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>
>;

export const findReview = (db: Kysely<Database>, id: string): Promise<ReviewRecord | undefined> =>
  selectReviews(db).where('personal_ids.id', '=', id).executeTakeFirst();

interface ReviewPage {
  readonly status: readonly ClearanceStatus[];
  readonly size: number;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
}

/** Personal IDs from after the given one, and one more than a page. */
export const findReviews = (
  db: Kysely<Database>,
  { status, size, after }: ReviewPage,
): Promise<ReviewRecord[]> =>
  selectReviews(db)
    .where('personal_ids.removed_at', 'is', null)
    .where('personal_ids.clearance_status', 'in', status)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('personal_ids.created_at', 'personal_ids.id'),
          '>',
          tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('personal_ids.created_at')
    .orderBy('personal_ids.id')
    .limit(size + 1)
    .execute();
