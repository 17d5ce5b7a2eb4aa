import {
  ACCESSIBLE,
  getGenericPassword,
  resetGenericPassword,
  setGenericPassword,
} from 'react-native-keychain';
import { brand } from '../../brand/brand.ts';
import type { Keychain } from './keychain.types.ts';

const serviceOf = (name: string): string => `${brand.id}.${name}`;

/** The keychain of iOS, and values under a key of the keystore of Android. Neither leaves the device in a backup. */
export const keychain: Keychain = {
  protection: 'system',
  async read(name) {
    const kept = await getGenericPassword({ service: serviceOf(name) }).catch(() => false as const);
    return kept ? kept.password : undefined;
  },
  async write(name, value) {
    await setGenericPassword(name, value, {
      service: serviceOf(name),
      accessible: ACCESSIBLE.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY,
    }).catch(() => undefined);
  },
  async remove(name) {
    await resetGenericPassword({ service: serviceOf(name) }).catch(() => undefined);
  },
};
