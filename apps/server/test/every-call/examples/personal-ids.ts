import { calls, type personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { createResidentId } from '../../support/personal-id-fixture.ts';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const newPersonalId = () => ({ name: '林知夏', idNumber: createResidentId(), hasConsented: true });
/** A photo of the size of an ID card photo. */
export const photo = await sharp({
  create: { width: 720, height: 480, channels: 3, background: '#888' },
})
  .jpeg()
  .toBuffer();

const forNewShopper = async ({ newShopper }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newShopper(),
});

/** A shopper who has uploaded both photos. */
async function forUploader({ ask, newShopper }: EveryCallFixture) {
  const visitor = await newShopper();
  const upload = async () => {
    const { body } = await ask(calls.uploadPersonalIdImage, { visitor, file: photo });
    return (body as { id: string }).id;
  };
  const images = { frontImageId: await upload(), backImageId: await upload() };
  return { visitor, body: { ...newPersonalId(), ...images } };
}

/** A shopper with one personal ID and its photos. */
async function forOnePersonalId(fixture: EveryCallFixture): Promise<CallInput> {
  const { visitor, body: personalId } = await forUploader(fixture);
  const { body } = await fixture.ask(calls.createPersonalId, { visitor, body: personalId });
  return { visitor, params: { id: (body as { id: string }).id } };
}

const ofOneItem = {
  valid: forOnePersonalId,
  invalid: { params: { id: 'none' } },
  otherShopperGets: true,
} as const;

export const personalIdExamples: CallExamples<typeof personalIds> = {
  listPersonalIds: { valid: forNewShopper },
  getDefaultPersonalId: { valid: forNewShopper },
  setDefaultPersonalId: {
    async valid(fixture) {
      const { visitor, params } = await forOnePersonalId(fixture);
      return { ...(visitor ? { visitor } : {}), body: { personalIdId: params?.id } };
    },
    invalid: { body: { personalIdId: 'none' } },
    otherShopperGets: true,
  },
  uploadPersonalIdImage: {
    valid: async (fixture) => ({ ...(await forNewShopper(fixture)), file: photo }),
    invalid: { file: Buffer.from('<html>') },
  },
  createPersonalId: {
    valid: forUploader,
    invalid: { body: { ...newPersonalId(), idNumber: '1' } },
    otherShopperGets: 400,
  },
  getPersonalId: ofOneItem,
  updatePersonalId: {
    valid: async (fixture) => ({ ...(await forOnePersonalId(fixture)), body: { name: '周景行' } }),
    invalid: { body: { name: '1' } },
    otherShopperGets: true,
  },
  deletePersonalId: ofOneItem,
  getFrontThumbnail: ofOneItem,
  getBackThumbnail: ofOneItem,
  getClearanceStatus: ofOneItem,
};
