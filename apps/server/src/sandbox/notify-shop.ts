import { defineRecurringJob, type JobDeps } from '../jobs/recurring-job.ts';
import { sandboxedPaymentProviders } from '../providers/payments/open-payments.ts';
import type { NotifyingProvider } from '../providers/payments/payment-providers.ts';
import { SANDBOX_WEBHOOKS } from '../providers/payments/sandbox-webhooks.ts';
import type { PaymentDeps } from '../resources/payments/deps.ts';
import { receiveNotification } from '../resources/payments/receive-notification.ts';

/** Takes the next due notification. It is sent once: repeats are rows of their own. */
const takeDueNotification = ({ db, now }: JobDeps, providers: readonly NotifyingProvider[]) =>
  db
    .deleteFrom('sandbox_notifications')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sandbox_notifications')
        .select('id')
        .where('due_at', '<=', new Date(now()))
        .where('provider', 'in', providers)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Sends the notifications of the sandbox like real providers do: signed, late and more than once. */
export const notifyShop = defineRecurringJob<JobDeps & PaymentDeps>({
  name: 'notify-shop',
  everyMs: 1_000,
  async run({ deps }) {
    const providers = sandboxedPaymentProviders(deps.settings.providers);
    if (providers.length === 0) return false;
    const due = await takeDueNotification(deps, providers);
    if (!due) return false;
    const { headers, body } = await SANDBOX_WEBHOOKS[due.provider](deps).write(due);
    const provider = deps.providers.payments[due.provider];
    const notification = await provider.readNotification(headers, Buffer.from(body));
    await receiveNotification(due.provider, notification, deps);
    return true;
  },
});
