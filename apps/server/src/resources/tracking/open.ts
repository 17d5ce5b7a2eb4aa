import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import { databaseSink, type TrackingSink } from './sink.ts';
import { connectStream, openStream, streamSink, TRACKING } from './stream.ts';
import { startWorker } from './worker.ts';

interface TrackingOptions {
  db: Kysely<Database>;
  settings: Pick<Settings, 'natsUrl' | 'jobs'>;
  onError: (error: unknown) => void;
}

/** Opens the way that events take: into the table, or onto a stream that a worker drains into it. */
export async function openTracking(options: TrackingOptions): Promise<TrackingSink> {
  const { db, settings, onError } = options;
  if (!settings.natsUrl) return databaseSink({ db, onError });
  const connection = await connectStream(settings.natsUrl);
  await openStream(connection, TRACKING);
  const sink = streamSink(connection, TRACKING);
  const worker = settings.jobs
    ? startWorker({ db, connection, names: TRACKING, onError })
    : undefined;
  return {
    accept: sink.accept,
    async close() {
      await worker?.stop();
      await sink.close();
    },
  };
}
