import type { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';

/** What a job works with. */
export interface JobContext {
  database: OpenDatabase;
  dataDir: string;
  now: () => number;
}

/** Work that is done later, at least once, by whichever process takes it. */
export interface Job<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly data: Schema;
  /** When it is done by itself, as cron writes it, in Beijing time. Its data is then empty. */
  readonly schedule?: string;
  run(data: z.output<Schema>, context: JobContext): Promise<void>;
}

/**
 * Defines a job. It may be run twice, so running it twice must do no harm.
 *
 * @example
 * const remind = defineJob({ name: 'remind', data: z.object({ id: numericId }), run: … });
 */
export const defineJob = <Schema extends z.ZodObject>(job: Job<Schema>): Job<Schema> => job;
