import { calls, type conversations } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';
import { photo } from './personal-ids.ts';

/** A guest with an open conversation. */
async function forConversation(fixture: EveryCallFixture) {
  const visitor = await fixture.newGuest();
  const { body } = await fixture.ask(calls.openConversation, { visitor, body: {} });
  return { visitor, params: { id: (body as { id: string }).id } };
}

const findProductId = ({ deps }: EveryCallFixture) =>
  String([...deps.catalogue.current().index.numberById.keys()][0]);

/** The signed URL of a picture that was sent. */
async function forImage(fixture: EveryCallFixture): Promise<CallInput> {
  const conversation = await forConversation(fixture);
  const { ask } = fixture;
  const upload = await ask(calls.uploadMessageImage, { ...conversation, file: photo });
  const imageId = (upload.body as { id: string }).id;
  const sent = await ask(calls.sendMessage, { ...conversation, body: { imageId } });
  const { image } = sent.body as { image: { url: string } };
  const query = Object.fromEntries(new URL(image.url, 'http://shop.invalid').searchParams);
  return { params: { id: imageId, variant: 'photo' }, query };
}

const ofOneConversation = {
  valid: forConversation,
  invalid: { params: { id: 'none' } },
  otherShopperGets: true,
} as const;

export const conversationExamples: CallExamples<typeof conversations> = {
  listConversations: {
    valid: async ({ newGuest }) => ({ visitor: await newGuest() }),
  },
  openConversation: {
    valid: async ({ newGuest }) => ({ visitor: await newGuest(), body: { topic: 'stylist' } }),
    invalid: { body: { topic: 'weather' } },
  },
  getConversation: ofOneConversation,
  listMessages: { ...ofOneConversation, invalid: { query: { after: 'x' } } },
  sendMessage: {
    async valid(fixture) {
      const card = { kind: 'product', id: findProductId(fixture) };
      return { ...(await forConversation(fixture)), body: { text: '有 38 码吗', card } };
    },
    invalid: { body: { text: ' ' } },
    otherShopperGets: true,
  },
  readMessages: {
    valid: async (fixture) => ({ ...(await forConversation(fixture)), body: { position: 1 } }),
    invalid: { body: { position: -1 } },
    otherShopperGets: true,
  },
  uploadMessageImage: {
    valid: async (fixture) => ({ ...(await forConversation(fixture)), file: photo }),
    invalid: { file: Buffer.from('<html>') },
    otherShopperGets: true,
  },
  getMessageImage: { valid: forImage, invalid: { query: { expires: '0', signature: 'x' } } },
  getMessageCard: {
    valid: async (fixture) => ({
      visitor: await fixture.newGuest(),
      params: { kind: 'product', id: findProductId(fixture) },
    }),
    invalid: { params: { kind: 'shopper', id: '1' } },
  },
};
