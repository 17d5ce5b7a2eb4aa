import type { OpenDatabase } from '../database/database.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** Without a notification for this long, what the process shows may be outdated. */
const MAX_NOTIFICATION_SILENCE_MS = 10_000;
/** Times of several processes are compared, so a clock must not differ from the database's by more. */
const MAX_CLOCK_SKEW_MS = 5_000;

/** Reports lost connections, missing notifications and a wrong clock to operators. */
export function watchDatabase(
  database: OpenDatabase,
  metrics: Metrics,
  readiness: Readiness,
  onLost: (error: Error) => void,
): void {
  const clockSkewMs = () => Date.now() - database.now();
  metrics.watchDatabase({ ...database, clockSkewMs });
  database.onError((error) => {
    metrics.databaseErrors.inc();
    onLost(error);
  });
  readiness.add('database', async () => {
    await database.checkHealth();
    return true;
  });
  readiness.add(
    'notifications',
    () => database.notificationSilenceMs() < MAX_NOTIFICATION_SILENCE_MS,
  );
  readiness.add('clock', () => Math.abs(clockSkewMs()) < MAX_CLOCK_SKEW_MS);
}
