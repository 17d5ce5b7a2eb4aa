import type { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';

/** The dependencies of a job. */
export interface JobContext {
  database: OpenDatabase;
  dataDir: string;
  now: () => number;
}

/** Work that is done later, at least once, by any process. */
export interface Job<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly data: Schema;
  /** A cron expression in Beijing time. A scheduled run gets empty data. */
  readonly schedule?: string;
  run(data: z.output<Schema>, context: JobContext): Promise<void>;
}

/**
 * Defines a job. It must be idempotent, because it may run twice.
 *
 * @example
 * const remind = defineJob({ name: 'remind', data: z.object({ id: numericId }), run: … });
 */
export const defineJob = <Schema extends z.ZodObject>(job: Job<Schema>): Job<Schema> => job;
