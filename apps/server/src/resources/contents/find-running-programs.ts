import { PROGRAMS, type Program } from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Finds out which programs run for shoppers now. */
export async function findRunningPrograms(db: Kysely<Database>, now: Date): Promise<Program[]> {
  const isRunning = sql`starts_at <= ${now} and ends_at > ${now} and paused_at is null`;
  const { rows } = await sql<Record<Program, boolean>>`
    select exists (select from membership_tiers where archived_at is null) as membership,
      exists (select from task_groups where ${isRunning}) as tasks,
      exists (select from referral_programs where ${isRunning}) as referral`.execute(db);
  return PROGRAMS.filter((name) => rows[0]?.[name]);
}
