import type { Handlers } from '@vitrine/contract';
import type { MediaFile, mediaCalls, Permission } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { StorageUnavailableError } from '../../providers/storage/port.ts';
import { toStoredText } from '../admin-products/texts.ts';
import type { AdminMediaDeps } from './deps.ts';
import { listMedia, selectMedia, toMediaFile } from './list-media.ts';
import { isShown, listUses } from './list-uses.ts';
import { problem } from './problems.ts';
import { readMedia } from './read-media.ts';
import { removeMedia } from './remove-media.ts';
import { storeMedia, toMediaName } from './store-media.ts';

const PUBLISHING: readonly Permission[] = ['content:publish', 'catalogue:write'];

async function lockFile(trx: Transaction<Database>, id: string) {
  const row = await trx
    .selectFrom('media_files')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return row;
}

type Shown = Pick<MediaFile, 'alt' | 'focalPoint'>;

/** What shoppers see of a picture is changed by who may publish pages or products. */
async function requireMayChange(
  trx: Transaction<Database>,
  { operator, language }: OperatorContext,
  { key, alt, focalPoint }: MediaFile,
  next: Shown,
): Promise<void> {
  const isSame = JSON.stringify([alt, focalPoint]) === JSON.stringify([next.alt, next.focalPoint]);
  const mayPublish = PUBLISHING.some((one) => operator.permissions.includes(one));
  if (isSame || mayPublish || !(await isShown(trx, key))) return;
  throw problem('file-shown', language);
}

/** Operators keep the images and videos of pages, banners and categories in one library. */
export function mediaHandlers(deps: AdminMediaDeps): Handlers<typeof mediaCalls, HandlerContexts> {
  const { db, mediaStorage, now } = deps;
  const { mediaRetentionMs } = deps.settings;

  async function findFile(from: Kysely<Database>, id: string): Promise<MediaFile> {
    const row = await selectMedia(from).where('id', '=', id).executeTakeFirstOrThrow(notFound);
    return toMediaFile(row, mediaRetentionMs);
  }

  return {
    listMediaFiles: ({ query }) => listMedia(db, query, mediaRetentionMs),
    async getMediaFile({ params }) {
      const file = await findFile(db, params.id);
      return { file, uses: await listUses(db, file.key) };
    },
    async uploadMediaFile({ body }, context) {
      const file = await readMedia(body.bytes, context);
      const id = await storeMedia(
        { ...file, name: toMediaName(body.name, body.bytes) },
        {
          db,
          storage: mediaStorage,
          now: now(),
          uploadedBy: context.operator.name,
          language: context.language,
        },
      );
      const after = await findFile(db, id);
      await context.recordAudit(db, { target: { type: 'media-file', id }, after });
      return after;
    },
    async updateMediaFile({ params: { id }, body: { name, alt, focalPoint } }, context) {
      return db.transaction().execute(async (trx) => {
        const { version } = await lockFile(trx, id);
        context.checkVersion(version);
        const before = await findFile(trx, id);
        await requireMayChange(trx, context, before, { alt, focalPoint });
        await trx
          .updateTable('media_files')
          .set({
            name,
            alt: alt && JSON.stringify(toStoredText(alt)),
            focal_x: focalPoint?.x ?? null,
            focal_y: focalPoint?.y ?? null,
            version: version + 1,
          })
          .where('id', '=', id)
          .execute();
        const after = await findFile(trx, id);
        await context.recordAudit(trx, { target: { type: 'media-file', id }, before, after });
        return after;
      });
    },
    async deleteMediaFile({ params: { id } }, context) {
      const row = await db.transaction().execute(async (trx) => {
        const locked = await lockFile(trx, id);
        const before = await findFile(trx, id);
        if (before.uses > 0) throw problem('file-in-use', context.language);
        await trx
          .updateTable('media_files')
          .set({ state: 'deleting' })
          .where('id', '=', id)
          .execute();
        await context.recordAudit(trx, { target: { type: 'media-file', id }, before });
        return locked;
      });
      await removeMedia(db, mediaStorage, row).catch((error: unknown) => {
        // The recurring job removes it when the storage is back.
        if (!(error instanceof StorageUnavailableError)) throw error;
      });
      return { done: true };
    },
  };
}
