import type { CatalogueProduct } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findAttributeCodes, findImages, type StoredImage, type StoredProduct } from './queries.ts';
import { toProductStatus } from './status.ts';
import { toCatalogueText } from './texts.ts';

const SMALL_WIDTH = 480;

export const toImageUrl = (key: string): string => `/images/${key}/${SMALL_WIDTH}`;

function toImage(key: string, row: StoredImage | undefined): CatalogueProduct['images'][number] {
  const hasFocus = typeof row?.focal_x === 'number' && typeof row.focal_y === 'number';
  return {
    key,
    url: toImageUrl(key),
    alt: row?.alt ? toCatalogueText(row.alt) : null,
    focalPoint: hasFocus ? { x: row.focal_x ?? 0, y: row.focal_y ?? 0 } : null,
  };
}

const toMeasurements = ({ measurements }: StoredProduct): CatalogueProduct['measurements'] =>
  measurements && { ...measurements, names: measurements.names.map(toCatalogueText) };

const toLiveModel = ({ live_model }: StoredProduct): CatalogueProduct['liveModel'] =>
  live_model && {
    ...live_model,
    measurements: live_model.measurements.map((row) => ({
      ...row,
      name: toCatalogueText(row.name),
    })),
  };

/** The texts and lists of a product that are stored as JSON. */
const toContents = (row: StoredProduct) => ({
  name: toCatalogueText(row.short_description),
  description: toCatalogueText(row.description),
  labels: row.labels.map((label) => ({ ...label, name: toCatalogueText(label.name) })),
  compositions: row.compositions.map(({ part, material }) => ({
    part: toCatalogueText(part),
    material: toCatalogueText(material),
  })),
  care: row.care.map(toCatalogueText),
  madeIn: toCatalogueText(row.made_in),
  measurements: toMeasurements(row),
  liveModel: toLiveModel(row),
  sizing: row.sizing && { ...row.sizing, note: toCatalogueText(row.sizing.note) },
});

/** Everything that an operator edits of a product. */
export function toCatalogueProduct(
  row: StoredProduct,
  attributes: string[],
  storedImages: readonly StoredImage[],
): CatalogueProduct {
  const images = new Map(storedImages.map((image) => [image.key, image]));
  return {
    ...toContents(row),
    id: row.id,
    externalId: row.external_id,
    status: toProductStatus(row),
    brandId: row.brand_id,
    categoryId: row.category_id,
    gender: row.gender,
    colourCode: row.colour_code,
    styleId: row.brand_style_id,
    familyId: row.family_id,
    tag: row.tag,
    attributes,
    preferredMerchantId: row.preferred_merchant_id,
    hsCode: row.hs_code,
    originCountry: row.origin_country,
    netWeight: row.net_weight,
    isSameDay: row.is_same_day,
    rank: row.rank,
    images: row.image_keys.map((key) => toImage(key, images.get(key))),
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Reads what belongs to a product and maps it to everything that an operator edits. */
export const readCatalogueProduct = async (
  db: Kysely<Database>,
  row: StoredProduct,
): Promise<CatalogueProduct> =>
  toCatalogueProduct(row, await findAttributeCodes(db, row.id), await findImages(db, row.id));
