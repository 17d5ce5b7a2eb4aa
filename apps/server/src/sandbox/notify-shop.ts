import type { ResourceDeps } from '../app/handlers.ts';
import { defineSweep } from '../jobs/sweep.ts';
import type { PaymentHouse } from '../providers/payments/houses.ts';
import { SANDBOX_VOICES } from '../providers/payments/sandbox-voices.ts';
import { sandboxHouses } from '../providers/providers.ts';
import { receive } from '../resources/payments/receive.ts';

/** Takes the next notification that is due. It goes out once: repeats are notifications of their own. */
const take = ({ db, now }: ResourceDeps, houses: readonly PaymentHouse[]) =>
  db
    .deleteFrom('sandbox_notifications')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sandbox_notifications')
        .select('id')
        .where('due_at', '<=', new Date(now()))
        .where('house', 'in', houses)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** The sandbox tells the shop like each house does: signed, late, and more than once. */
export const notifyShop = defineSweep({
  name: 'notify-shop',
  everyMs: 1_000,
  async run({ deps }) {
    const houses = sandboxHouses(deps.settings.providers);
    if (houses.length === 0) return false;
    const due = await take(deps, houses);
    if (!due) return false;
    const { headers, body } = await SANDBOX_VOICES[due.house](deps).write(due);
    const house = deps.providers.payments[due.house];
    await receive(await house.readNotification(headers, Buffer.from(body)), deps);
    return true;
  },
});
