import { randomUUID } from 'node:crypto';
import type { Handlers, returns } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { lockShopper } from '../../database/lock-shopper.ts';
import { takeQuotas } from '../../database/quotas.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { createPhotoTurns, retryAfter } from '../uploaded-photos/process-in-turn.ts';
import { resizePhoto } from '../uploaded-photos/resized-photo.ts';
import type { ReturnDeps } from './deps.ts';
import { returnProblem } from './problems.ts';
import {
  decryptRequestPhoto,
  deleteOldestUnusedPhotos,
  encryptRequestPhoto,
  mapRequestPhotoToResponse,
  requestPhotoUrls,
} from './request-photos.ts';
import { getUploadQuota, MAX_UNUSED_PHOTOS } from './rules.ts';

type Calls = Pick<typeof returns, 'uploadReturnRequestPhoto' | 'getReturnRequestPhoto'>;

const processInTurn = createPhotoTurns();

/** Uploads photos of what is wrong, and sends them to the one who has their signed URL. */
export function returnRequestPhotoHandlers(deps: ReturnDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;

  /** Counts an upload, because each costs more than any other call. */
  async function takeUpload(shopperId: string, language: Language) {
    const quota = getUploadQuota(shopperId, now());
    if (!(await db.transaction().execute((trx) => takeQuotas(trx, [quota])))) return;
    const seconds = Math.ceil((quota.endsAt.getTime() - now()) / 1000);
    throw returnProblem('photos-used-up', language, retryAfter(seconds));
  }

  return {
    async uploadReturnRequestPhoto({ body }, { shopperId, language }) {
      await takeUpload(shopperId, language);
      const result = await processInTurn(shopperId, () => resizePhoto(body.bytes), {
        pending: (headers) => returnProblem('photo-pending', language, headers),
        busy: (headers) => returnProblem('photos-busy', language, headers),
      });
      if ('fault' in result) throw returnProblem(result.fault, language);
      const id = randomUUID();
      const { width, height } = result.made;
      const photo = { id, shopper_id: shopperId, width, height, created_at: new Date(now()) };
      const encrypted = encryptRequestPhoto(keyring, id, result.made);
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        await trx
          .insertInto('return_request_photos')
          .values({ ...photo, ...encrypted })
          .execute();
        await deleteOldestUnusedPhotos(trx, shopperId, MAX_UNUSED_PHOTOS);
      });
      return mapRequestPhotoToResponse(photo, deps);
    },

    async getReturnRequestPhoto({ params: { id, variant }, query }) {
      if (!requestPhotoUrls.isValid(keyring, id, query, now())) throw new ApiProblem('not-found');
      const row = await db
        .selectFrom('return_request_photos')
        .select(`encrypted_${variant} as encrypted`)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(notFound);
      const bytes = decryptRequestPhoto(keyring, id, variant, row.encrypted);
      return { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
    },
  };
}
