import { CHINA_OFFSET_MS, chinaDayStart, DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../jobs/job.ts';
import { EVENT_DAYS, findLastCounted } from '../tracking/counted-days.ts';
import { countDay } from './count-day.ts';

/** The day before is counted again, for what the stream delivers after midnight. */
const HOURLY_DAYS = 2;
/** A stream that stood still for a week delivers its events late. */
const DAILY_DAYS = 8;
const KEPT_MONTHS = 13;

/** The last days, and those since the newest that was counted, the oldest first. */
async function listDays(db: Kysely<Database>, last: number, now: number): Promise<string[]> {
  const counted = (await findLastCounted(db))?.getTime() ?? now - EVENT_DAYS * DAY_MS;
  const first = Math.min(counted, now - (last - 1) * DAY_MS);
  const days = Math.floor((now - chinaDayStart(first)) / DAY_MS) + 1;
  return Array.from({ length: days }, (_, index) => toChinaIsoDate(first + index * DAY_MS));
}

async function countDays(db: Kysely<Database>, last: number, now: number): Promise<void> {
  for (const day of await listDays(db, last, now)) await countDay(db, day, now);
}

/** Keeps what is older than events can be, for as many months. */
async function pruneCounts(db: Kysely<Database>, now: number): Promise<void> {
  const china = new Date(now + CHINA_OFFSET_MS);
  const first = Date.UTC(china.getUTCFullYear(), china.getUTCMonth() - KEPT_MONTHS, 1);
  await sql`delete from analytics_hours
    where hour < ${new Date(first - CHINA_OFFSET_MS)}`.execute(db);
  await sql`delete from analytics_days
    where day < ${new Date(first).toISOString().slice(0, 10)}::date`.execute(db);
}

/** Counts today and yesterday, and what a stop of the shop left uncounted. */
export const countAnalytics = defineJob({
  name: 'count-analytics',
  data: z.object({}),
  schedule: '17 * * * *',
  run: (_, { database, now }) => countDays(database.db, HOURLY_DAYS, now()),
});

/** Counts the last days once more before old events are deleted, and deletes counts that are too old. */
export const recountAnalytics = defineJob({
  name: 'recount-analytics',
  data: z.object({}),
  schedule: '40 3 * * *',
  async run(_, { database, now }) {
    await countDays(database.db, DAILY_DAYS, now());
    await pruneCounts(database.db, now());
  },
});
