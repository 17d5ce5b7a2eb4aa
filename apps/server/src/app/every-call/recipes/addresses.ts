import { type addresses, calls } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const ADDRESS = {
  name: '林知夏',
  mobile: '13800138000',
  stateId: '4209',
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号 502 室',
  zipCode: '200031',
};

const reader = async ({ newShopper }: World): Promise<Sent> => ({ visitor: await newShopper() });

/** An address book with one address in it, and that one named. */
async function owner({ ask, newShopper }: World): Promise<Sent> {
  const visitor = await newShopper();
  const { body } = await ask(calls.createAddress, { visitor, body: ADDRESS });
  return { visitor, params: { id: (body as { id: string }).id } };
}

export const addressRecipes: Recipes<typeof addresses> = {
  getShippingAddress: { good: reader },
  listAddresses: { good: reader },
  createAddress: {
    good: async (world) => ({ ...(await reader(world)), body: ADDRESS }),
    bad: { body: { ...ADDRESS, mobile: '1' } },
  },
  updateAddress: {
    good: async (world) => ({ ...(await owner(world)), body: ADDRESS }),
    bad: { body: { ...ADDRESS, zipCode: 'no' } },
    owned: true,
  },
  deleteAddress: { good: owner, bad: { params: { id: 'none' } }, owned: true },
};
