import type { SandboxDeps } from '../sandbox-deps.ts';
import { readKuaidi100Notification } from './kuaidi100-notification.ts';
import { CARRIER_NOTIFICATION_PATH, type CarriersPort } from './port.ts';
import { recogniseCarriers } from './recognise-number.ts';

/** Signs the notifications of the sandbox, which stay in this process. */
export const SANDBOX_SALT = 'sandbox-salt';

/** Recognises the usual numbers, and remembers parcels, which `carryParcels` then delivers. */
export const sandboxCarriers = ({ db, now }: SandboxDeps): CarriersPort => ({
  suggest: async (trackingNumber) => recogniseCarriers(trackingNumber),

  async subscribe({ carrier, trackingNumber }) {
    await db
      .insertInto('sandbox_parcels')
      .values({
        carrier,
        tracking_number: trackingNumber,
        callback_url: CARRIER_NOTIFICATION_PATH,
        due_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  readNotification: async (body) => readKuaidi100Notification(body, SANDBOX_SALT),
});
