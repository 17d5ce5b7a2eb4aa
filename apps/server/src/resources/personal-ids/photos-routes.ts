import { randomUUID } from 'node:crypto';
import type { Handlers, personalIds } from '@vitrine/contract';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { ImageSide } from '../../database/schema/personal-ids.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import type { PersonalIdDeps } from './deps.ts';
import { cardPhoto } from './images/card-photo.ts';
import { getImage, putImage, removeImage } from './images/image-store.ts';
import { dropOldestLoose } from './loose-images.ts';
import * as queries from './queries.ts';
import { refusePersonalId } from './refuse.ts';

type Calls = Pick<
  typeof personalIds,
  'uploadPersonalIdImage' | 'getFrontThumbnail' | 'getBackThumbnail'
>;

/** Photos of cards: read, made anew, sealed, and shown small to their owner only. */
export function photosHandlers(deps: PersonalIdDeps): Handlers<Calls, CallContexts> {
  const { db, keyring, now } = deps;

  async function thumbnail(shopperId: string, id: string, side: ImageSide) {
    const row = await queries.findPersonalId(db, shopperId, id);
    const imageId = row?.[`${side}_image_id`];
    const bytes = imageId && (await getImage(deps, imageId, 'thumbnail'));
    if (!bytes) throw new ApiError('not-found');
    return { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
  }

  return {
    async uploadPersonalIdImage({ body }, { shopperId, language }) {
      const result = await cardPhoto(body.bytes);
      if ('fault' in result) throw refusePersonalId(result.fault, language);
      const id = randomUUID();
      const values = {
        id,
        shopper_id: shopperId,
        key_id: keyring.current.id,
        created_at: new Date(now()),
      };
      // The row comes first: a photo without one would never be found again, and never be thrown away.
      const dropped = await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        await trx.insertInto('personal_id_images').values(values).execute();
        return dropOldestLoose(trx, shopperId);
      });
      await putImage(deps, id, result.made);
      for (const old of dropped) await removeImage(deps, old);
      return { id };
    },

    getFrontThumbnail: ({ params }, { shopperId }) => thumbnail(shopperId, params.id, 'front'),
    getBackThumbnail: ({ params }, { shopperId }) => thumbnail(shopperId, params.id, 'back'),
  };
}
