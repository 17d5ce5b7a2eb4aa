import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { KeyValueStorage } from '@vitrine/platform';
import { Platform } from 'react-native';
import { VERSION } from '../../config.ts';
import type { registerPush } from './push.ts';

const KEY = 'pushAskedAt';
/** The shopper has switched pushes off in the app. */
const OFF_KEY = 'pushesOff';
/** The id by which the shop knows this device. */
const DEVICE_KEY = 'pushDevice';
/** What must be kept when the device forgets what it has seen. */
export const PUSH_KEYS: readonly string[] = [KEY, OFF_KEY, DEVICE_KEY];
/** Stores in mainland China forbid the same question earlier. */
const ASK_AGAIN_MS = 48 * 3_600_000;

interface RegisterOptions {
  api: Api;
  storage: KeyValueStorage;
  language: Language;
  register: typeof registerPush;
  now: number;
}

/**
 * `order`: the shopper has bought something of which they will want to hear. `start`: the app opens, and never asks.
 * `switch`: the shopper switches pushes on, and wants to be asked.
 */
export type PushMoment = 'start' | 'order' | 'switch';

/** Tells the shop where to send pushes of the shopper who is logged in. Returns whether it knows the device now. */
export async function keepRegistered(
  moment: PushMoment,
  { api, storage, language, register, now }: RegisterOptions,
): Promise<boolean> {
  if (moment === 'switch') storage.remove(OFF_KEY);
  if (storage.get(OFF_KEY) !== null) return false;
  const isDue = now - Number(storage.get(KEY) ?? 0) >= ASK_AGAIN_MS;
  const mayAsk = moment === 'switch' || (moment === 'order' && isDue);
  const push = await register(mayAsk);
  if (push.status === 'refused' && mayAsk) storage.set(KEY, String(now));
  if (push.status !== 'registered') return false;
  const { vendor, token } = push;
  const system = `${Platform.OS} ${Platform.Version}`.slice(0, 40);
  try {
    const body = { vendor, token, appVersion: VERSION, language, system };
    const { id } = await api.registerDevice({ body });
    if (id !== null) storage.set(DEVICE_KEY, id);
    return id !== null;
  } catch {
    // The next start registers again.
    return false;
  }
}

/** Ends the pushes to this device until the shopper switches them on again. */
export async function stopPushes({
  api,
  storage,
}: Pick<RegisterOptions, 'api' | 'storage'>): Promise<void> {
  const id = storage.get(DEVICE_KEY);
  if (id !== null) await api.unregisterDevice({ params: { id } });
  storage.remove(DEVICE_KEY);
  storage.set(OFF_KEY, 'true');
}
