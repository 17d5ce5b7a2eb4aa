import type { RequestParts } from '@vitrine/contract';
import type { MediaFile, mediaCalls } from '@vitrine/contract/admin';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { MediaFilesTable } from '../../database/schema/media.ts';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import { toImageUrl } from '../admin-products/mappers.ts';
import { toCatalogueText } from '../admin-products/texts.ts';
import { toVideoUrl } from '../videos/uploaded-videos.ts';

type Query = RequestParts<(typeof mediaCalls)['listMediaFiles']>['query'];
type Row = Selectable<MediaFilesTable> & { readonly uses: string | null };

export const toMediaFile = (row: Row, retentionMs: number): MediaFile => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  name: row.name,
  alt: row.alt && toCatalogueText(row.alt),
  focalPoint:
    row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
  url: row.kind === 'image' ? toImageUrl(row.key) : toVideoUrl(row.key),
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  bytes: row.bytes,
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at.toISOString(),
  uses: Number(row.uses),
  deletedAfter:
    row.unused_since === null || Number(row.uses) > 0
      ? null
      : new Date(row.unused_since.getTime() + retentionMs).toISOString(),
  version: row.version,
});

/** Files that are stored, with the number of places that use them. */
export const selectMedia = (db: Kysely<Database>) =>
  db
    .selectFrom('media_files')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('media_uses')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('media_uses.key', '=', 'media_files.key')
        .as('uses'),
    )
    .where('state', '=', 'stored');

export async function listMedia(db: Kysely<Database>, query: Query, retentionMs: number) {
  const [after] = parseCursor(query.cursor, ['id']) ?? [];
  const isUsed = sql<boolean>`exists (select from media_uses u where u.key = media_files.key)`;
  let select = selectMedia(db)
    .orderBy('id', 'desc')
    .limit(query.size + 1);
  if (after) select = select.where('id', '<', after);
  if (query.kind) select = select.where('kind', '=', query.kind);
  if (query.keys) select = select.where('key', 'in', query.keys.split(','));
  if (query.used !== undefined)
    select = select.where(query.used ? isUsed : sql<boolean>`not ${isUsed}`);
  const term = query.search?.toLowerCase();
  if (term)
    select = select.where(
      sql<boolean>`(strpos(lower(concat_ws(' ', name, alt->>'zh-CN', alt->>'en-US')), ${term}) > 0
        or key = ${term})`,
    );
  const rows = await select.execute();
  return toPage(
    rows,
    query.size,
    (row) => toMediaFile(row, retentionMs),
    ({ id }) => [id],
  );
}
