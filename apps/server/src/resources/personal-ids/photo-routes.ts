import { randomUUID } from 'node:crypto';
import type { Handlers, personalIds } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { lockShopper } from '../../database/lock-shopper.ts';
import { takeQuotas } from '../../database/quotas.ts';
import type { ImageSide } from '../../database/schema/personal-ids.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { createPhotoTurns, retryAfter } from '../uploaded-photos/process-in-turn.ts';
import type { PersonalIdDeps } from './deps.ts';
import { processCardPhoto } from './images/card-photo.ts';
import { getImage, putImage } from './images/image-store.ts';
import { removeScheduledImages } from './images/removals.ts';
import { deleteOldestOrphanedUploads } from './orphaned-uploads.ts';
import { personalIdProblem } from './problems.ts';
import * as queries from './queries.ts';

type Calls = Pick<
  typeof personalIds,
  'uploadPersonalIdImage' | 'getFrontThumbnail' | 'getBackThumbnail'
>;

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 20;
const processInTurn = createPhotoTurns();

/** Uploads photos of ID cards and returns their thumbnails to their owner. */
export function photoHandlers(deps: PersonalIdDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, now } = deps;

  async function readThumbnail(shopperId: string, id: string, side: ImageSide) {
    const row = await queries.findPersonalId(db, shopperId, id);
    const imageId = row?.[`${side}_image_id`];
    const bytes = imageId && (await getImage(deps, imageId, 'thumbnail'));
    if (!bytes) throw new ApiProblem('not-found');
    return { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
  }

  /** Counts an upload, because each costs more than any other call. */
  async function takeUpload(shopperId: string, language: Language) {
    const hour = Math.floor(now() / HOUR_MS);
    const quota = {
      key: `photos:${shopperId}:${hour}`,
      limit: MAX_PER_HOUR,
      endsAt: new Date((hour + 1) * HOUR_MS),
    };
    const usedUp = await db.transaction().execute((trx) => takeQuotas(trx, [quota]));
    if (usedUp) {
      const seconds = Math.ceil(((hour + 1) * HOUR_MS - now()) / 1000);
      throw personalIdProblem('photos-used-up', language, retryAfter(seconds));
    }
  }

  return {
    async uploadPersonalIdImage({ body }, { shopperId, language }) {
      await takeUpload(shopperId, language);
      const result = await processInTurn(shopperId, () => processCardPhoto(body.bytes), {
        pending: (headers) => personalIdProblem('photo-under-way', language, headers),
        busy: (headers) => personalIdProblem('photos-busy', language, headers),
      });
      if ('fault' in result) throw personalIdProblem(result.fault, language);
      const id = randomUUID();
      const values = {
        id,
        shopper_id: shopperId,
        key_id: keyring.current.id,
        created_at: new Date(now()),
      };
      // The row is written first, because a file without a row would never be deleted.
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        await trx.insertInto('personal_id_images').values(values).execute();
        await deleteOldestOrphanedUploads(trx, shopperId);
      });
      await putImage(deps, id, result.made);
      // A file that cannot be removed now is removed by the job.
      await removeScheduledImages(deps).catch(() => {});
      return { id };
    },

    getFrontThumbnail: ({ params }, { shopperId }) => readThumbnail(shopperId, params.id, 'front'),
    getBackThumbnail: ({ params }, { shopperId }) => readThumbnail(shopperId, params.id, 'back'),
  };
}
