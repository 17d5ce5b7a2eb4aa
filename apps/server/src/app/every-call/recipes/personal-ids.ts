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

/** Somebody who has uploaded the photos of a card, about to name whose it is. */
async function uploader({ ask, newShopper }: World) {
  const visitor = await newShopper();
  const upload = async () => {
    const { body } = await ask(calls.uploadPersonalIdImage, { visitor, file: photo });
    return (body as { id: string }).id;
  };
  const images = { frontImageId: await upload(), backImageId: await upload() };
  return { visitor, body: { ...person(), ...images } };
}

/** A book with one person in it, the photos of their card with them, and that one named. */
async function owner(world: World): Promise<Sent> {
  const { visitor, body: wish } = await uploader(world);
  const { body } = await world.ask(calls.createPersonalId, { visitor, body: wish });
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
    good: uploader,
    bad: { body: { ...person(), idNumber: '1' } },
    owned: 400,
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
