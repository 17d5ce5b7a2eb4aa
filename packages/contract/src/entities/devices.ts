import { z } from 'zod';

/** Who delivers notifications to a device. `sandbox` shows them at /sandbox/messages. */
export const PUSH_VENDORS = [
  'apns',
  'fcm',
  'huawei',
  'harmony',
  'xiaomi',
  'oppo',
  'vivo',
  'honor',
  'sandbox',
] as const;
export const pushVendor = z.enum(PUSH_VENDORS);
export type PushVendor = z.infer<typeof pushVendor>;

export const newDevice = z
  .object({
    vendor: pushVendor,
    token: z
      .string()
      .regex(/^[\x21-\x7e]{8,1024}$/, 'must be a token of the vendor')
      .meta({ description: 'The token by which the vendor knows the app on this device' }),
    appVersion: z
      .string()
      .regex(/^\d{1,5}(?:\.\d{1,5}){0,3}$/, 'must be a version')
      .meta({ example: '2.18.0' }),
    language: z.enum(['zh-CN', 'en-US']),
    system: z.string().trim().min(1).max(40).meta({ example: 'HarmonyOS 5.1' }),
  })
  .meta({ id: 'NewDevice' });

export const registeredDevice = z
  .object({
    id: z.uuid().nullable().meta({
      description: 'Null: the shop has no keys of this vendor, and stores nothing of the device',
    }),
  })
  .meta({ id: 'RegisteredDevice' });
