import type { ProductFields } from '@vitrine/contract/admin';
import { toStoredText } from './texts.ts';

const json = JSON.stringify;

const toStoredMeasurements = ({ measurements }: ProductFields) =>
  measurements && json({ ...measurements, names: measurements.names.map(toStoredText) });

const toStoredLiveModel = ({ liveModel }: ProductFields) =>
  liveModel &&
  json({
    ...liveModel,
    measurements: liveModel.measurements.map((row) => ({ ...row, name: toStoredText(row.name) })),
  });

/** The columns of a product that an operator writes. */
export const toProductColumns = (fields: ProductFields) => ({
  brand_id: fields.brandId,
  brand_style_id: fields.styleId,
  family_id: fields.familyId,
  category_id: fields.categoryId,
  gender: fields.gender,
  colour_code: fields.colourCode,
  short_description: json(toStoredText(fields.name)),
  description: json(toStoredText(fields.description)),
  tag: fields.tag,
  labels: json(fields.labels.map((label) => ({ ...label, name: toStoredText(label.name) }))),
  compositions: json(
    fields.compositions.map(({ part, material }) => ({
      part: toStoredText(part),
      material: toStoredText(material),
    })),
  ),
  care: json(fields.care.map(toStoredText)),
  made_in: json(toStoredText(fields.madeIn)),
  hs_code: fields.hsCode,
  origin_country: fields.originCountry,
  net_weight: fields.netWeight,
  measurements: toStoredMeasurements(fields),
  live_model: toStoredLiveModel(fields),
  sizing: fields.sizing && json({ ...fields.sizing, note: toStoredText(fields.sizing.note) }),
  preferred_merchant_id: fields.preferredMerchantId,
  is_same_day: fields.isSameDay,
  rank: fields.rank,
});
