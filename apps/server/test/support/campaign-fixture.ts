import type { Insertable } from 'kysely';
import type { OpenDatabase } from '../../src/database/database.ts';
import type { Database } from '../../src/database/schema.ts';
import { both } from './promotions-fixture.ts';

const DAY_MS = 86_400_000;
const createPeriod = (now: number) => ({
  starts_at: new Date(now - DAY_MS),
  ends_at: new Date(now + 10 * DAY_MS),
});

export const storeCampaign = (
  { db }: Pick<OpenDatabase, 'db'>,
  id: string,
  now: number,
  more: Partial<Insertable<Database['campaigns']>> = {},
) =>
  db
    .insertInto('campaigns')
    .values({
      id,
      name: both('春日', 'Spring'),
      description: both('说明', 'Words'),
      path: '/content/spring',
      ...createPeriod(now),
      ...more,
    })
    .execute();

export const storeProgram = (
  { db }: OpenDatabase,
  id: string,
  now: number,
  more: Partial<Insertable<Database['referral_programs']>> = {},
) =>
  db
    .insertInto('referral_programs')
    .values({ id, path: '/content/spring', max_rewards: null, ...createPeriod(now), ...more })
    .execute();

export const storeActivity = (
  { db }: OpenDatabase,
  id: string,
  kind: Database['activities']['kind'],
  now: number,
  more: Partial<Insertable<Database['activities']>> = {},
) =>
  db
    .insertInto('activities')
    .values({
      id,
      kind,
      name: both('活动', 'Activity'),
      path: '/tasks',
      ...createPeriod(now),
      ...more,
    })
    .execute();
