import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';

export type { Database } from './schema.ts';

/** Called with the payload of a notification, and without one whenever notifications may have been missed. */
export type OnChange = (payload?: string) => void;
export type Channel = 'catalogue' | 'content' | 'conversations';

/** The open database, with the same interface for both engines. */
export interface OpenDatabase {
  readonly engine: 'embedded' | 'postgresql';
  readonly db: Kysely<Database>;
  /** For untyped SQL: migrations and the job queue. */
  readonly pool: Pool;
  /** Listens to a channel for the notifications of this and other processes. */
  listen(channel: Channel, onChange: OnChange): Promise<() => Promise<void>>;
  notify(channel: Channel): Promise<void>;
  /** Registers a listener for lost connections. */
  onError(listener: (error: Error) => void): void;
  /** Fails unless the database answers, also while the pool is exhausted. */
  checkHealth(): Promise<void>;
  /** How long ago the last notification or heartbeat arrived; 0 when none can be missed. */
  notificationSilenceMs(): number;
  /** The time of the database, which is the same for all processes. */
  now(): number;
  close(): Promise<void>;
}
