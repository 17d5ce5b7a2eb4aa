import type { merchantCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

const TEXT = { 'zh-CN': '巴黎', 'en-US': 'Paris' };
const FIRST_ID = 9_500;

let count = 0;

const newMerchant = () => ({
  name: `Rue ${++count}`,
  monogram: 'R',
  city: TEXT,
  country: TEXT,
  foundedIn: 1981,
  description: TEXT,
  shipsFrom: 'abroad',
  shippingOptions: [
    { type: 'standard', country: 'CN', fee: 15_000, minDays: 5, maxDays: 8 },
    { type: 'same-day', country: 'CN', fee: 9_000, minDays: 0, maxDays: 1, states: ['SH'] },
  ],
});

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

const aboutMerchant: Example = {
  valid: async ({ createMerchant }) => ({
    params: { id: await createMerchant(String(FIRST_ID + ++count)) },
    headers: { 'if-match': '1' },
  }),
};

export const merchantExamples: Readonly<Record<keyof typeof merchantCalls, Example>> = {
  listMerchants: { valid: () => ({ query: { size: '2', search: 'bou' } }) },
  getMerchant: { valid: () => ({ params: { id: '501' } }) },
  createMerchant: { valid: () => ({ body: newMerchant() }) },
  updateMerchant: {
    valid: async ({ createMerchant }) => ({
      params: { id: await createMerchant(String(FIRST_ID + ++count)) },
      headers: { 'if-match': '1' },
      body: newMerchant(),
    }),
  },
  archiveMerchant: aboutMerchant,
  restoreMerchant: aboutMerchant,
};
