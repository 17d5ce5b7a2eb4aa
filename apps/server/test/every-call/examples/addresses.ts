import { type addresses, calls } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const ADDRESS = {
  name: '林知夏',
  mobile: '13800138000',
  stateId: '4209',
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号 502 室',
  zipCode: '200031',
};

const forNewShopper = async ({ newShopper }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newShopper(),
});

/** A shopper with one address. */
async function forOneAddress({ ask, newShopper }: EveryCallFixture): Promise<CallInput> {
  const visitor = await newShopper();
  const { body } = await ask(calls.createAddress, { visitor, body: ADDRESS });
  return { visitor, params: { id: (body as { id: string }).id } };
}

export const addressExamples: CallExamples<typeof addresses> = {
  getShippingAddress: { valid: forNewShopper },
  listAddresses: { valid: forNewShopper },
  parseAddress: {
    valid: async (fixture) => ({
      ...(await forNewShopper(fixture)),
      body: { text: '林知夏 13800138000 上海市徐汇区武康路 12 弄' },
    }),
    invalid: { body: { text: '' } },
  },
  createAddress: {
    valid: async (fixture) => ({ ...(await forNewShopper(fixture)), body: ADDRESS }),
    invalid: { body: { ...ADDRESS, mobile: '1' } },
  },
  updateAddress: {
    valid: async (fixture) => ({ ...(await forOneAddress(fixture)), body: ADDRESS }),
    invalid: { body: { ...ADDRESS, zipCode: 'no' } },
    otherShopperGets: true,
  },
  deleteAddress: {
    valid: forOneAddress,
    invalid: { params: { id: 'none' } },
    otherShopperGets: true,
  },
};
