import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';

export type { Database } from './schema.ts';

/** Called after a change was announced, and whenever one may have been missed. */
export type OnChange = () => void;
export type Channel = 'catalogue' | 'content';

/** The one way to reach the data; both engines look alike from here. */
export interface OpenDatabase {
  readonly engine: 'embedded' | 'postgresql';
  readonly db: Kysely<Database>;
  /** For what is not ours to type: migrations and the job queue. */
  readonly pool: Pool;
  /** Hears every `notify` on a channel, from this process or another. */
  listen(channel: Channel, onChange: OnChange): Promise<() => Promise<void>>;
  notify(channel: Channel): Promise<void>;
  close(): Promise<void>;
}
