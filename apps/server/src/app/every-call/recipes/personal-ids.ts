import { calls, type personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { residentId } from '../../../resources/personal-ids/testing.ts';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const person = () => ({ name: '林知夏', idNumber: residentId(), hasConsented: true });
/** Something like the side of a card. */
export const photo = await sharp({
  create: { width: 720, height: 480, channels: 3, background: '#888' },
})
  .jpeg()
  .toBuffer();

const reader = async ({ newShopper }: World): Promise<Sent> => ({ visitor: await newShopper() });

/** A book with one person in it, the photos of their card with them, and that one named. */
async function owner({ ask, newShopper }: World): Promise<Sent> {
  const visitor = await newShopper();
  const upload = async () => {
    const { body } = await ask(calls.uploadPersonalIdImage, { visitor, file: photo });
    return (body as { id: string }).id;
  };
  const images = { frontImageId: await upload(), backImageId: await upload() };
  const { body } = await ask(calls.createPersonalId, {
    visitor,
    body: { ...person(), ...images },
  });
  return { visitor, params: { id: (body as { id: string }).id } };
}

const ofOne = { good: owner, bad: { params: { id: 'none' } }, owned: true } as const;

export const personalIdRecipes: Recipes<typeof personalIds> = {
  listPersonalIds: { good: reader },
  getDefaultPersonalId: { good: reader },
  setDefaultPersonalId: {
    async good(world) {
      const { visitor, params } = await owner(world);
      return { ...(visitor ? { visitor } : {}), body: { personalIdId: params?.id } };
    },
    bad: { body: { personalIdId: 'none' } },
    owned: true,
  },
  uploadPersonalIdImage: {
    good: async (world) => ({ ...(await reader(world)), file: photo }),
    bad: { file: Buffer.from('<html>') },
  },
  createPersonalId: {
    good: async (world) => ({ ...(await reader(world)), body: person() }),
    bad: { body: { ...person(), idNumber: '1' } },
  },
  getPersonalId: ofOne,
  updatePersonalId: {
    good: async (world) => ({ ...(await owner(world)), body: { name: '周景行' } }),
    bad: { body: { name: '1' } },
    owned: true,
  },
  deletePersonalId: ofOne,
  getFrontThumbnail: ofOne,
  getBackThumbnail: ofOne,
  getClearanceStatus: ofOne,
};
