import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const findCampaign = (db: Kysely<Database>, id: string) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

/** The existing campaigns among the given ids, with this shopper's enrolment. */
export const findEnrolments = (db: Kysely<Database>, ids: readonly string[], shopperId: string) =>
  db
    .selectFrom('campaigns as campaign')
    .leftJoin('campaign_enrolments as enrolment', (join) =>
      join
        .onRef('enrolment.campaign_id', '=', 'campaign.id')
        .on('enrolment.shopper_id', '=', shopperId),
    )
    .select(['campaign.id', 'enrolment.enrolled_at'])
    .where('campaign.id', 'in', [...ids])
    .execute();

export const insertEnrolment = (db: Kysely<Database>, id: string, shopperId: string, now: number) =>
  db
    .insertInto('campaign_enrolments')
    .values({ campaign_id: id, shopper_id: shopperId, enrolled_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findShare = (db: Kysely<Database>, id: string, kind: 'campaign' | 'activity') =>
  db
    .selectFrom('shares')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
