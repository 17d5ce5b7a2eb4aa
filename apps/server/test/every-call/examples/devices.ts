import type { devices } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';

const device = {
  vendor: 'sandbox',
  token: 'sandbox-device-1',
  appVersion: '2.18.0',
  language: 'zh-CN',
  system: 'HarmonyOS 5.1',
};

export const deviceExamples: CallExamples<typeof devices> = {
  registerDevice: {
    valid: async ({ newShopper }) => ({ visitor: await newShopper(), body: device }),
    invalid: { body: { ...device, vendor: 'pigeon' } },
  },
  unregisterDevice: {
    valid: async ({ newShopper }) => ({
      visitor: await newShopper(),
      params: { id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40' },
    }),
    invalid: { params: { id: 'first' } },
  },
};
