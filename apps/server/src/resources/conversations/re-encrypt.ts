import { listFormerKeyIds } from '../../encryption/keyring.ts';
import type { ConversationDeps } from './deps.ts';
import {
  decryptImage,
  decryptMessageText,
  encryptImage,
  encryptMessageText,
} from './encryption.ts';

type EncryptionDeps = Pick<ConversationDeps, 'db' | 'keyring'>;

const BATCH = 50;

const reencryptTexts = ({ db, keyring }: EncryptionDeps, formerKeyIds: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('conversation_messages')
      .select(['id', 'encrypted_text'])
      .where('key_id', 'in', formerKeyIds)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows)
      await trx
        .updateTable('conversation_messages')
        .set(encryptMessageText(keyring, row.id, decryptMessageText(keyring, row)))
        .where('id', '=', row.id)
        .execute();
    return rows.length;
  });

const reencryptImages = ({ db, keyring }: EncryptionDeps, formerKeyIds: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('conversation_images')
      .select(['id', 'encrypted_photo', 'encrypted_thumbnail'])
      .where('key_id', 'in', formerKeyIds)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, encrypted_photo, encrypted_thumbnail } of rows) {
      const photo = decryptImage(keyring, id, 'photo', encrypted_photo);
      const thumbnail = decryptImage(keyring, id, 'thumbnail', encrypted_thumbnail);
      await trx
        .updateTable('conversation_images')
        .set(encryptImage(keyring, id, { photo, thumbnail }))
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });

/** Re-encrypts a batch of messages of former keys after a key rotation. Returns false when none is left. */
export async function reencryptMessages(deps: EncryptionDeps): Promise<boolean> {
  const formerKeyIds = listFormerKeyIds(deps.keyring);
  if (formerKeyIds.length === 0) return false;
  const texts = await reencryptTexts(deps, formerKeyIds);
  const images = await reencryptImages(deps, formerKeyIds);
  return texts + images > 0;
}
