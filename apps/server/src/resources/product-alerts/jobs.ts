import { DAY_MS } from '@vitrine/kit';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { skipQuietHours } from '../../notifications/quiet-hours.ts';
import type { ProductAlertDeps } from './deps.ts';
import { claimDueAlert, finishAlert, markAlertsDue } from './due-queries.ts';
import { MAX_ATTEMPTS } from './rules.ts';
import { sendAlert } from './send-alert.ts';

/** Finds the alerts that changes of stock and prices fulfil. In quiet hours they wait. */
export const findDueAlerts = defineRecurringJob<ProductAlertDeps>({
  name: 'find-due-alerts',
  everyMs: 2_000,
  async run({ deps: { db, now, settings } }) {
    return (await markAlertsDue(db, skipQuietHours(now(), settings.quietHours))) > 0;
  },
});

/** Sends due alerts, each once, and retries while the provider is busy or cannot be reached. */
export const sendAlerts = defineRecurringJob<ProductAlertDeps>({
  name: 'send-alerts',
  everyMs: 2_000,
  async run({ deps }) {
    const alert = await claimDueAlert(deps.db, deps.now());
    if (!alert) return false;
    const outcome = await sendAlert(alert, deps);
    if (outcome === 'sent')
      await finishAlert(deps.db, alert, { status: 'sent', sentAt: deps.now() });
    else if (outcome === 'outdated') await finishAlert(deps.db, alert, { status: 'waiting' });
    else if (outcome === 'undeliverable' || alert.attempts + 1 >= MAX_ATTEMPTS)
      await finishAlert(deps.db, alert, { status: 'failed' });
    return true;
  },
});

/** After a year a shopper does not wait any more. */
const KEPT_DAYS = 365;

/** Deletes old alerts. */
export const pruneProductAlerts = defineJob({
  name: 'prune-product-alerts',
  data: z.object({}),
  schedule: '55 4 * * *',
  async run(_, { database, now }) {
    const oldest = new Date(now() - KEPT_DAYS * DAY_MS);
    await database.db.deleteFrom('product_alerts').where('asked_at', '<', oldest).execute();
  },
});
