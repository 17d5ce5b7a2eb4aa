import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { decryptImage, decryptMessageText, encryptImage } from './encryption.ts';
import { findMessages } from './queries.ts';
import { reencryptMessages } from './re-encrypt.ts';
import { addMessage, openConversation } from './service.ts';

const NOW = Date.UTC(2026, 10, 23, 4);
const IMAGE = '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('re-encrypts texts and pictures of a former key', async () => {
  const { db } = shop.database;
  const [former, current] = ['a', 'b'].map((id) => createEncryptionKey(id, randomBytes(32)));
  if (!former || !current) throw new Error('two keys are needed');
  const before: Keyring = { current: former, all: [former] };
  const after: Keyring = { current, all: [current, former] };
  const id = await db.transaction().execute(async (trx) => {
    const owner = { bagId: IMAGE, language: 'zh-CN' as const };
    const conversation = await openConversation(trx, owner, 'service', NOW);
    const context = { keyring: before, now: NOW };
    await addMessage(trx, conversation, { sender: 'shopper', text: '您好' }, context);
    const picture = { photo: Buffer.from('large'), thumbnail: Buffer.from('small') };
    await trx
      .insertInto('conversation_images')
      .values({
        id: IMAGE,
        conversation_id: conversation.id,
        ...encryptImage(before, IMAGE, picture),
        width: 1,
        height: 1,
        created_at: new Date(NOW),
      })
      .execute();
    return conversation.id;
  });

  expect(await reencryptMessages({ db, keyring: after })).toBe(true);
  expect(await reencryptMessages({ db, keyring: after })).toBe(false);

  const onlyCurrent: Keyring = { current, all: [current] };
  const [message] = await findMessages(db, id, {});
  expect(message && decryptMessageText(onlyCurrent, message)).toBe('您好');
  const image = await db
    .selectFrom('conversation_images')
    .select('encrypted_photo')
    .where('id', '=', IMAGE)
    .executeTakeFirstOrThrow();
  const photo = decryptImage(onlyCurrent, IMAGE, 'photo', image.encrypted_photo);
  expect(photo.toString()).toBe('large');
});
