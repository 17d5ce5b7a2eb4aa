import { chinaClock, padTwoDigits } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../jobs/job.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { findMembersAfter, updateTiers } from './queries.ts';

const BATCH_SIZE = 200;

/** Lowers the tiers of members whose purchases have left the window; purchases raise them at once. */
export const lowerTiers = defineJob({
  name: 'lower-tiers',
  data: z.object({}),
  schedule: '20 0 * * *',
  async run(_, { database, now }) {
    for (let afterId = '0'; ; ) {
      const ids = await findMembersAfter(database.db, afterId, BATCH_SIZE);
      await updateTiers(database.db, ids, now());
      const lastId = ids.at(-1);
      if (lastId === undefined || ids.length < BATCH_SIZE) return;
      afterId = lastId;
    }
  },
});

/** Members after this id whose birthday is in the month, with the reward that their benefits give them. */
const findBirthdays = async (db: Kysely<Database>, month: string, afterId: string, now: number) => {
  const { rows } = await sql<{ id: string; reward_id: string }>`
    select shoppers.id, held.terms ->> 'rewardId' as reward_id
    from shoppers cross join held_benefits(shoppers.id, ${new Date(now)}) held
    where shoppers.tier is not null and shoppers.birthday is not null
      and substr(shoppers.birthday, 6, 2) = ${month} and shoppers.id > ${afterId}
      and held.kind = 'birthday-gift'
      and exists (select from reward_definitions where id = held.terms ->> 'rewardId')
    order by shoppers.id limit ${BATCH_SIZE}`.execute(db);
  return rows;
};

/**
 * Grants the birthday gift in the month of the birthday, once a year. A changed birthday or an account that was
 * erased and opened again does not get a second one.
 */
export const grantBirthdayGifts = defineJob({
  name: 'grant-birthday-gifts',
  data: z.object({}),
  schedule: '40 0 * * *',
  async run(_, { database: { db }, now }) {
    const { year, month } = chinaClock(now());
    for (let afterId = '0'; ; ) {
      const birthdays = await findBirthdays(db, padTwoDigits(month), afterId, now());
      for (const { id, reward_id } of birthdays)
        await db.transaction().execute((trx) =>
          grantReward(trx, {
            shopperId: id,
            definitionId: reward_id,
            source: 'membership',
            sourceKey: `birthday:${year}`,
            now: now(),
          }),
        );
      const lastId = birthdays.at(-1)?.id;
      if (lastId === undefined || birthdays.length < BATCH_SIZE) return;
      afterId = lastId;
    }
  },
});
