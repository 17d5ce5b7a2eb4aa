import { randomUUID } from 'node:crypto';
import type { conversations, Handlers } from '@vitrine/contract';
import { takeQuotas } from '../../database/quotas.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, SessionContext } from '../../http/handler-context.ts';
import { hashNetwork } from '../identities/hmac.ts';
import { createPhotoTurns, retryAfter } from '../uploaded-photos/process-in-turn.ts';
import { resizePhoto } from '../uploaded-photos/resized-photo.ts';
import type { ConversationDeps } from './deps.ts';
import { decryptImage, encryptImage } from './encryption.ts';
import { imageUrls } from './image-urls.ts';
import { conversationProblem } from './problems.ts';
import { findConversation } from './queries.ts';
import { getSecondsToNextHour, listImageQuotas } from './rules.ts';

type Calls = Pick<typeof conversations, 'uploadMessageImage' | 'getMessageImage'>;

const processInTurn = createPhotoTurns();

/** Uploads pictures of messages and sends them to the one who has their signed URL. */
export function messageImageHandlers(deps: ConversationDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;

  /** Counts an upload, because each costs more than any other call. */
  async function takeUpload({ session, ip, language }: SessionContext) {
    const sender = { bagId: session.bagId, network: hashNetwork(keyring, ip).toString('hex') };
    const quotas = listImageQuotas(sender, now());
    const usedUp = await db.transaction().execute((trx) => takeQuotas(trx, quotas));
    if (usedUp)
      throw conversationProblem(
        'images-used-up',
        language,
        retryAfter(getSecondsToNextHour(now())),
      );
  }

  return {
    async uploadMessageImage({ params, body }, context) {
      const { session, language } = context;
      if (!(await findConversation(db, params.id, session.bagId)))
        throw conversationProblem('conversation-not-found', language);
      await takeUpload(context);
      const result = await processInTurn(session.bagId, () => resizePhoto(body.bytes), {
        pending: (headers) => conversationProblem('image-pending', language, headers),
        busy: (headers) => conversationProblem('images-busy', language, headers),
      });
      if ('fault' in result) throw conversationProblem(result.fault, language);
      const id = randomUUID();
      const { width, height } = result.made;
      await db
        .insertInto('conversation_images')
        .values({
          id,
          conversation_id: params.id,
          ...encryptImage(keyring, id, result.made),
          width,
          height,
          created_at: new Date(now()),
        })
        .execute();
      return { id };
    },

    async getMessageImage({ params: { id, variant }, query }) {
      if (!imageUrls.isValid(keyring, id, query, now())) throw new ApiProblem('not-found');
      const column = `encrypted_${variant}` as const;
      const row = await db
        .selectFrom('conversation_images')
        .select(column)
        .where('id', '=', id)
        .executeTakeFirst();
      const encrypted = row && Object.values(row)[0];
      if (!encrypted) throw new ApiProblem('not-found');
      const bytes = decryptImage(keyring, id, variant, encrypted);
      return { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
    },
  };
}
