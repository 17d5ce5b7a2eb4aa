import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

interface FocalPoint {
  readonly key: string;
  readonly focal_x: number | null;
  readonly focal_y: number | null;
}

const THOUSANDTHS_PER_PERCENT = 10;

const toPosition = ({ focal_x, focal_y }: FocalPoint): string =>
  `${(focal_x ?? 0) / THOUSANDTHS_PER_PERCENT}% ${(focal_y ?? 0) / THOUSANDTHS_PER_PERCENT}%`;

/** The focal points that editors have set. One set at a product comes before that of the media library. */
export async function loadPositions(db: Kysely<Database>): Promise<Map<string, string>> {
  const findIn = (table: 'media_files' | 'product_images') =>
    db
      .selectFrom(table)
      .select(['key', 'focal_x', 'focal_y'])
      .where('focal_x', 'is not', null)
      .execute();
  const points = [...(await findIn('media_files')), ...(await findIn('product_images'))];
  return new Map(points.map((point) => [point.key, toPosition(point)]));
}
