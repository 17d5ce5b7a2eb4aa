import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { TemplateMessage } from '../providers/messages/port.ts';
import { renderPush } from '../providers/messages/render-push.ts';
import type { MessageTemplate } from '../providers/messages/templates.ts';
import { ProviderError, type ProviderFault } from '../providers/provider-error.ts';
import type { PushPorts } from '../providers/push/port.ts';
import { decryptToken } from './push-tokens.ts';

export interface PushDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly providers: { readonly push: PushPorts };
  readonly now: () => number;
}

type Message = Omit<TemplateMessage<MessageTemplate>, 'to'> & { readonly key: string };

const findDevices = (db: Kysely<Database>, shopperId: string, now: number) =>
  db
    .selectFrom('push_devices as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.id', 'device.vendor', 'device.token', 'device.token_hash'])
    .where('device.shopper_id', '=', shopperId)
    .where('sessions.expires_at', '>', new Date(now))
    .execute();

type Device = Awaited<ReturnType<typeof findDevices>>[number];

/** Forgets a device, unless its token was registered again meanwhile. */
const forgetDevice = (db: Kysely<Database>, { id, token_hash }: Device) =>
  db.deleteFrom('push_devices').where('id', '=', id).where('token_hash', '=', token_hash).execute();

/** Undefined once the key of the token was removed: the app registers again at its next start. */
function readToken(keyring: Keyring, device: Device): string | undefined {
  try {
    return decryptToken(keyring, device);
  } catch {
    return undefined;
  }
}

/** Sends to one device. Returns what kept it from being accepted. */
async function sendToDevice(
  device: Device,
  message: Message,
  isMarketing: boolean,
  { db, keyring, providers }: PushDeps,
): Promise<ProviderError | undefined> {
  const port = providers.push[device.vendor];
  if (!port) return new ProviderError('absent', `The shop has no keys of ${device.vendor}`);
  const token = readToken(keyring, device);
  if (token === undefined) {
    await forgetDevice(db, device);
    return new ProviderError('refused', 'The token cannot be read', `${device.vendor} no key`);
  }
  const { template, language, values, key } = message;
  const { title, body, link } = renderPush(template, language, values);
  try {
    await port.send({ token, title, body, link, key, isMarketing });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (port.isUnknownDevice(error.code)) await forgetDevice(db, device);
    const code = `${device.vendor} ${error.code ?? error.fault}`;
    return new ProviderError(error.fault, error.message, code, error);
  }
}

/** A fault after which a retry may succeed counts more than one that lasts. */
const ORDER: readonly ProviderFault[] = ['busy', 'unreachable', 'refused', 'absent'];

/**
 * Sends a message to all devices of a shopper. It is sent once a vendor has accepted it for one of them. Devices
 * that their vendor does not know any more are forgotten.
 */
export async function sendPush(
  shopperId: string,
  message: Message,
  isMarketing: boolean,
  deps: PushDeps,
): Promise<void> {
  const devices = await findDevices(deps.db, shopperId, deps.now());
  const results = await Promise.all(
    devices.map((device) => sendToDevice(device, message, isMarketing, deps)),
  );
  if (results.includes(undefined)) return;
  const errors = results.filter((error) => error !== undefined);
  const [worst] = errors.toSorted((a, b) => ORDER.indexOf(a.fault) - ORDER.indexOf(b.fault));
  throw worst ?? new ProviderError('refused', 'The shopper has no device', 'no device');
}
