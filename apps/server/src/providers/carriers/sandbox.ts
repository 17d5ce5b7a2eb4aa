import type { SandboxDeps } from '../sandbox-deps.ts';
import { readKuaidi100Notification } from './kuaidi100-notification.ts';
import { CARRIER_NOTIFICATION_PATH, type CarriersPort } from './port.ts';

/** Signs the notifications of the sandbox, which stay in this process. */
export const SANDBOX_SALT = 'sandbox-salt';

const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^SF\d{10,15}/, 'shunfeng'],
  [/^E[A-Z]\d{8,9}[A-Z]{2}$/, 'ems'],
  [/^JD/, 'jd'],
  [/^YT\d+$/, 'yuantong'],
  [/^7\d{13}$/, 'zhongtong'],
  [/^\d{10}$/, 'dhl'],
];

/** Recognises the usual numbers, and remembers parcels, which `carryParcels` then delivers. */
export const sandboxCarriers = ({ db, now }: SandboxDeps): CarriersPort => ({
  suggest: async (trackingNumber) =>
    NUMBERS.filter(([pattern]) => pattern.test(trackingNumber)).map(([, carrier]) => carrier),

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
