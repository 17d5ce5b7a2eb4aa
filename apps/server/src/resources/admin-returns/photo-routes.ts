import { hash, randomUUID } from 'node:crypto';
import type { Handlers } from '@vitrine/contract';
import type { merchantReturns, ReturnPhoto } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { lockReturn } from '../returns/queries.ts';
import { readRequestPhotos } from '../returns/request-photos.ts';
import { readPhoto } from '../uploaded-photos/read-photo.ts';
import type { MerchantReturnDeps } from './deps.ts';
import { getReturnPhoto, putReturnPhoto } from './photo-store.ts';
import { merchantReturnProblem } from './problems.ts';
import { findMerchantReturn } from './queries.ts';

type PhotoCalls = Pick<typeof merchantReturns, 'listReturnPhotos' | 'addReturnPhoto'>;

const MAX_PHOTOS = 8;
const RULES = { minPixels: 200, maxSide: 1_600 };
const QUALITY = 80;

/** Photos of the request and of what came back. They may show a home or a face, so they are encrypted. */
export function returnPhotoHandlers({
  db,
  keyring,
  storage,
  now,
}: MerchantReturnDeps): Handlers<PhotoCalls, HandlerContexts> {
  return {
    async listReturnPhotos({ params: { id } }, { operator, language }) {
      if (!(await findMerchantReturn(db, id, operator.merchantId)))
        throw merchantReturnProblem('merchant-return-not-found', language);
      const rows = await db
        .selectFrom('order_return_photos')
        .selectAll()
        .where('return_id', '=', id)
        .where('unreadable_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const ofRequest = await readRequestPhotos(db, keyring, { returnId: id });
      const photos: ReturnPhoto[] = ofRequest.map(({ id: photoId, created_at, url }) => ({
        id: photoId,
        at: created_at.toISOString(),
        from: 'shopper',
        author: '',
        url,
      }));
      for (const row of rows) {
        const photo = await getReturnPhoto({ keyring, storage }, row);
        if (!photo) continue;
        const url = `data:image/jpeg;base64,${photo.toString('base64')}`;
        const at = row.created_at.toISOString();
        photos.push({ id: row.id, at, from: 'merchant', author: row.created_by, url });
      }
      return photos;
    },
    async addReturnPhoto({ params: { id }, body }, context) {
      const { operator, language } = context;
      if (!(await findMerchantReturn(db, id, operator.merchantId)))
        throw merchantReturnProblem('merchant-return-not-found', language);
      const result = await readPhoto(body.bytes, RULES, ({ data }) =>
        sharp(data).jpeg({ quality: QUALITY }).toBuffer(),
      );
      if ('fault' in result) throw merchantReturnProblem('photo-unreadable', language);
      const photoId = randomUUID();
      const photo = { id: photoId, return_id: id };
      const add = async (trx: Transaction<Database>) => {
        await lockReturn(trx, id);
        const photos = await trx
          .selectFrom('order_return_photos')
          .select('id')
          .where('return_id', '=', id)
          .execute();
        if (photos.length >= MAX_PHOTOS) throw merchantReturnProblem('too-many-photos', language);
        const created = { created_by: operator.name, created_at: new Date(now()) };
        await trx
          .insertInto('order_return_photos')
          .values({ ...photo, ...created, key_id: keyring.current.id })
          .execute();
        await context.recordAudit(trx, { target: { type: 'return', id }, after: { photoId } });
        await putReturnPhoto({ keyring, storage }, photo, result.made);
        return { id: photoId };
      };
      const sent = { id, hash: hash('sha256', body.bytes) };
      return db.transaction().execute((trx) => context.runOnce(trx, now(), sent, () => add(trx)));
    },
  };
}
