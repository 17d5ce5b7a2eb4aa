import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { KeyValueStorage } from '@vitrine/platform';
import { Platform } from 'react-native';
import { VERSION } from '../../config.ts';
import type { registerPush } from './push.ts';

const KEY = 'pushAskedAt';
/** Stores in mainland China forbid the same question earlier. */
const ASK_AGAIN_MS = 48 * 3_600_000;

interface RegisterOptions {
  api: Api;
  storage: KeyValueStorage;
  language: Language;
  register: typeof registerPush;
  now: number;
}

/** `order`: the shopper has bought something of which they will want to hear. `start`: the app opens, and never asks. */
export type PushMoment = 'start' | 'order';

/** Tells the shop where to send pushes of the shopper who is logged in. Returns whether it knows the device now. */
export async function keepRegistered(
  moment: PushMoment,
  { api, storage, language, register, now }: RegisterOptions,
): Promise<boolean> {
  const mayAsk = moment === 'order' && now - Number(storage.get(KEY) ?? 0) >= ASK_AGAIN_MS;
  const push = await register(mayAsk);
  if (push.status === 'refused' && mayAsk) storage.set(KEY, String(now));
  if (push.status !== 'registered') return false;
  const { vendor, token } = push;
  const system = `${Platform.OS} ${Platform.Version}`.slice(0, 40);
  try {
    await api.registerDevice({ body: { vendor, token, appVersion: VERSION, language, system } });
    return true;
  } catch {
    // The next start registers again.
    return false;
  }
}
