import { type Handlers, uuid } from '@vitrine/contract';
import type { personalIdReviews } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { decryptDetails } from '../personal-ids/encryption.ts';
import { getImage } from '../personal-ids/images/image-store.ts';
import { toPersonalIdReview } from './mappers.ts';
import { findReview, findReviews } from './queries.ts';

interface ReviewDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly storage: Storage;
  readonly now: () => number;
}

function parseAfter(cursor: string | undefined) {
  const [time = '', id] = parseCursor(cursor, ['text', 'text']) ?? [];
  if (id === undefined) return undefined;
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !uuid.safeParse(id).success) throw new ApiProblem('bad-input');
  return { at, id };
}

async function findOrThrow(db: Kysely<Database>, id: string) {
  const row = await findReview(db, id);
  if (!row) throw new ApiProblem('not-found');
  return row;
}

/** Operators look at personal IDs and decide about them. */
export function personalIdReviewHandlers(
  deps: ReviewDeps,
): Handlers<typeof personalIdReviews, HandlerContexts> {
  const { db, keyring, now } = deps;

  async function readPhoto(imageId: string | null): Promise<string | null> {
    const bytes = imageId && (await getImage(deps, imageId, 'photo'));
    return bytes ? `data:image/jpeg;base64,${bytes.toString('base64')}` : null;
  }

  return {
    async listPersonalIdReviews({ query }) {
      const { size, status = ['checking', 'failed', 'incomplete'], cursor } = query;
      const rows = await findReviews(db, { status, size, after: parseAfter(cursor) });
      return toPage(
        rows,
        size,
        (row) => toPersonalIdReview(row, keyring),
        ({ created_at, id }) => [created_at.toISOString(), id],
      );
    },
    async revealPersonalId({ params: { id }, body: { reason } }, context) {
      const row = await findOrThrow(db, id);
      // Nothing is read before the record of the reading is stored.
      await context.recordAudit(db, { target: { type: 'personal-id', id }, reason });
      return {
        ...decryptDetails(keyring, row),
        front: await readPhoto(row.front_image_id),
        back: await readPhoto(row.back_image_id),
        updatedAt: row.updated_at.toISOString(),
      };
    },
    async decidePersonalId({ params: { id }, body }, context) {
      return db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('personal_ids')
          .select('id')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        const row = await findOrThrow(trx, id);
        if (row.updated_at.toISOString() !== new Date(body.updatedAt).toISOString())
          throw new ApiProblem('precondition-failed');
        const isApproved = body.verdict === 'approve';
        await trx
          .updateTable('personal_ids')
          .set({
            clearance_status: isApproved ? 'passed' : 'failed',
            clearance_reason: isApproved ? null : body.reason,
            verify_level: !isApproved ? 'none' : row.front_image_id ? 'images' : 'number',
            check_at: null,
            checked_at: new Date(now()),
          })
          .where('id', '=', id)
          .execute();
        await context.recordAudit(trx, {
          target: { type: 'personal-id', id },
          before: { status: row.clearance_status },
          after: body,
        });
        return toPersonalIdReview(await findOrThrow(trx, id), keyring);
      });
    },
  };
}
