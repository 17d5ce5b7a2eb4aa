import type { PushVendor } from '@vitrine/contract';
import { computeLookupHmac, decryptText, encryptText } from '../encryption/encrypt.ts';
import type { EncryptionKey, Keyring } from '../encryption/keyring.ts';

const HASH_CONTEXT = 'push-device';
const placeOf = (deviceId: string): string => `push-device ${deviceId}`;

export const encryptToken = (keyring: Keyring, deviceId: string, token: string) => ({
  token: encryptText(keyring, placeOf(deviceId), token),
  key_id: keyring.current.id,
});

export const decryptToken = (keyring: Keyring, device: { id: string; token: Buffer }): string =>
  decryptText(keyring, placeOf(device.id), device.token);

/** By which the row of a token is found. */
export const hashToken = (key: EncryptionKey, vendor: PushVendor, token: string): Buffer =>
  computeLookupHmac(key, HASH_CONTEXT, `${vendor} ${token}`);
