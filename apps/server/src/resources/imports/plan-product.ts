import type { ImportColumnName } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { toStoredStatus } from '../admin-products/status.ts';
import { toCatalogueText, toStoredText } from '../admin-products/texts.ts';
import type { CheckedRow } from './check-row.ts';
import type { RowProblems } from './row-messages.ts';
import type { StoredProduct } from './stored-rows.ts';

/** The columns of a product that a file gives; the others stay as they are. */
export interface ProductChange {
  external_id: string;
  brand_id?: string;
  brand_style_id?: string;
  family_id?: string | null;
  category_id?: string;
  gender?: string;
  colour_code?: string | null;
  short_description?: Localised;
  description?: Localised;
  made_in?: Localised;
  image_keys?: readonly string[];
  is_online?: boolean;
  offline_status?: string;
  [column: string]: unknown;
}

/** The columns that a new product has to have in the file. */
const NEEDED: readonly (readonly [ImportColumnName, keyof ProductChange])[] = [
  ['brand', 'brand_id'],
  ['style', 'brand_style_id'],
  ['category', 'category_id'],
  ['name_zh', 'short_description'],
];

const EMPTY_TEXT: Localised = { 'zh-CN': '', 'en-US': '' };

type LabelText = { 'zh-CN': string; 'en-US': string | null };

/** The text of both languages, when the file gives one of them. */
function mergeText(
  stored: Localised | undefined,
  zh: string | undefined,
  en: string | null | undefined,
): Localised | undefined {
  if (zh === undefined && en === undefined) return undefined;
  const before = toCatalogueText(stored ?? EMPTY_TEXT);
  return toStoredText({
    'zh-CN': zh ?? before['zh-CN'],
    'en-US': en === undefined ? before['en-US'] : en,
  });
}

const toStoredStructures = ({ values }: CheckedRow) => ({
  labels: values.labels?.map((label) => ({ ...label, name: toStoredText(label.name) })),
  compositions: values.compositions?.map(({ part, material }) => ({
    part: toStoredText(part),
    material: toStoredText(material),
  })),
  care: values.care?.map((text: LabelText) => toStoredText(text)),
  measurements: values.measurements && {
    ...values.measurements,
    names: values.measurements.names.map(toStoredText),
  },
  live_model: values.model && {
    ...values.model,
    measurements: values.model.measurements.map((each) => ({
      ...each,
      name: toStoredText(each.name),
    })),
  },
  sizing: values.sizing && { ...values.sizing, note: toStoredText(values.sizing.note) },
});

function toStatusColumns({ values: { status } }: CheckedRow) {
  if (status === undefined) return {};
  return status === 'draft'
    ? { is_online: false, offline_status: 'draft' }
    : toStoredStatus(status);
}

const omitUndefined = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** What a row changes of its product. */
export function toProductChange(
  row: CheckedRow,
  externalId: string,
  before: Partial<Pick<StoredProduct, 'short_description' | 'description' | 'made_in'>>,
): ProductChange {
  const { values } = row;
  return {
    ...omitUndefined({
      brand_id: row.brandId,
      brand_style_id: values.style,
      family_id: values.family,
      category_id: row.category?.id,
      gender: row.category?.gender,
      colour_code: values.colour,
      short_description: mergeText(before.short_description, values.name_zh, values.name_en),
      description: mergeText(before.description, values.description_zh, values.description_en),
      made_in: mergeText(before.made_in, values.made_in_zh, values.made_in_en),
      hs_code: values.hs_code,
      origin_country: values.origin_country,
      net_weight: values.net_weight,
      tag: values.tag,
      ...toStoredStructures(row),
      image_keys: values.images,
      preferred_merchant_id: row.preferredMerchantId,
      ...toStatusColumns(row),
      is_same_day: values.same_day,
      rank: values.rank,
      published_at: values.published_at,
    }),
    external_id: externalId,
  };
}

/** Finds what keeps a product from being written. */
export function findProductProblems(
  change: ProductChange,
  stored: StoredProduct | undefined,
): RowProblems {
  const needed = stored
    ? []
    : NEEDED.filter(([, column]) => change[column] === undefined).map(
        ([column]) => ['needed-for-product', column] as const,
      );
  const images = change.image_keys ?? stored?.image_keys ?? [];
  const isPublished = change.is_online === true && stored?.is_online !== true;
  return isPublished && images.length === 0
    ? [...needed, ['image-needed', 'images'] as const]
    : needed;
}

/** A new product with every column. It is a draft unless the file says otherwise. */
export const toNewProduct = (change: ProductChange, now: number) => ({
  family_id: null,
  colour_code: null,
  description: EMPTY_TEXT,
  made_in: EMPTY_TEXT,
  hs_code: null,
  origin_country: null,
  net_weight: null,
  tag: null,
  labels: [],
  image_keys: [],
  compositions: [],
  care: [],
  measurements: null,
  live_model: null,
  sizing: null,
  preferred_merchant_id: null,
  is_online: false,
  offline_status: 'draft',
  is_same_day: false,
  rank: 0,
  published_at: new Date(now).toISOString(),
  updated_at: new Date(now).toISOString(),
  ...change,
});
