import type { PushVendor } from '@vitrine/contract';
import { NativeModules } from 'react-native';
import { readLack, type Unsupported, unsupported } from '../unsupported.ts';

interface PushModule {
  /** What the shopper has answered the system, without asking again. */
  find(): Promise<unknown>;
  /** Registers at the system. `mayAsk`: the system may show its question; without it only a former answer counts. */
  register(mayAsk: boolean): Promise<unknown>;
}

export interface RegisteredPush {
  status: 'registered';
  vendor: PushVendor;
  token: string;
}

const VENDORS: readonly unknown[] = [
  'apns',
  'fcm',
  'huawei',
  'harmony',
  'xiaomi',
  'oppo',
  'vivo',
  'honor',
] satisfies PushVendor[];

const PERMISSIONS = ['allowed', 'denied', 'unasked'] as const;

/** Whether the system lets the app show messages; `unasked`: the shopper has not been asked. */
export async function findPush(): Promise<{ status: (typeof PERMISSIONS)[number] } | Unsupported> {
  const module = NativeModules.VitrinePush as PushModule | undefined;
  if (!module) return unsupported('no-module');
  const answer: unknown = await module.find().catch(() => undefined);
  const { status } = (answer ?? {}) as Record<string, unknown>;
  const known = PERMISSIONS.find((name) => name === status);
  return known ? { status: known } : (readLack(answer) ?? unsupported('no-module'));
}

/** The token by which the vendor of this device knows the app; `refused`: the shopper wants no messages. */
export async function registerPush(
  mayAsk: boolean,
): Promise<RegisteredPush | { status: 'refused' } | Unsupported> {
  const module = NativeModules.VitrinePush as PushModule | undefined;
  if (!module) return unsupported('no-module');
  const answer: unknown = await module.register(mayAsk).catch(() => undefined);
  const { status, vendor, token } = (answer ?? {}) as Record<string, unknown>;
  if (status === 'registered' && VENDORS.includes(vendor) && typeof token === 'string')
    return { status, vendor: vendor as PushVendor, token };
  return readLack(answer) ?? { status: 'refused' };
}
