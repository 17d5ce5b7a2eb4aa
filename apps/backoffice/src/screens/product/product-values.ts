import type { Localised } from '@vitrine/kit';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { toCustomsFacts } from '../../catalogue/customs-values.ts';
import { toCatalogueText, toFormText, toOptionalText } from '../../catalogue/texts.ts';

import {
  EMPTY_MEASUREMENTS,
  type MeasurementTable,
  toMeasurements,
  toMeasurementTable,
} from './measurement-table.ts';

export type Product = AdminResponse<'getCatalogueProduct'>;
export type ProductBody = AdminRequest<'updateProduct'>['body'];
export type LabelValue = Product['labels'][number];

type Text = Partial<Localised>;
type Sizing = NonNullable<Product['sizing']>;

/** What the form of a product edits. */
export interface ProductValues
  extends Pick<
    Product,
    | 'brandId'
    | 'categoryId'
    | 'gender'
    | 'colourCode'
    | 'styleId'
    | 'tag'
    | 'labels'
    | 'attributes'
    | 'preferredMerchantId'
    | 'hsCode'
    | 'originCountry'
    | 'netWeight'
    | 'isSameDay'
    | 'rank'
  > {
  externalId?: string;
  familyId: string;
  name: Text;
  description: Text;
  madeIn: Text;
  compositions: { part?: Text; material?: Text }[];
  care: Text[];
  measurements: MeasurementTable;
  /** The chart, the fit and the note of the size advice; without a chart there is none. */
  chart: Sizing['chart'] | null;
  runs: Sizing['runs'];
  sizeNote: Text;
}

/** The values of a form for a product. */
export function toProductValues(product: Product): ProductValues {
  const { brandId, categoryId, gender, colourCode, styleId, externalId, familyId } = product;
  const { name, description, tag, labels, attributes, compositions, care, madeIn } = product;
  const { preferredMerchantId, isSameDay, rank, hsCode, originCountry, netWeight } = product;
  return {
    ...{ brandId, categoryId, gender, colourCode, styleId, externalId, tag, labels, attributes },
    ...{ preferredMerchantId, isSameDay, rank, hsCode, originCountry, netWeight },
    familyId: familyId ?? '',
    name: toFormText(name),
    description: toFormText(description),
    madeIn: toFormText(madeIn),
    compositions: compositions.map(({ part, material }) => ({
      part: toFormText(part),
      material: toFormText(material),
    })),
    care: care.map(toFormText),
    measurements: toMeasurementTable(product.measurements),
    chart: product.sizing?.chart ?? null,
    runs: product.sizing?.runs ?? 'true',
    sizeNote: product.sizing ? toFormText(product.sizing.note) : {},
  };
}

export const NEW_PRODUCT: Partial<ProductValues> = {
  gender: 'women',
  familyId: '',
  tag: null,
  labels: [],
  attributes: [],
  compositions: [],
  care: [],
  measurements: EMPTY_MEASUREMENTS,
  chart: null,
  runs: 'true',
  sizeNote: {},
  preferredMerchantId: null,
  isSameDay: false,
  rank: 0,
};

/** The request of a form. What the form does not edit stays as it is in the product. */
export function toProductBody(values: ProductValues, product: Product | undefined): ProductBody {
  const { externalId, compositions, care, measurements, chart, runs, sizeNote, ...rest } = values;
  return {
    ...rest,
    externalId: externalId?.trim() ?? '',
    ...toCustomsFacts(values),
    familyId: values.familyId.trim() || null,
    colourCode: values.colourCode ?? null,
    tag: values.tag ?? null,
    preferredMerchantId: values.preferredMerchantId ?? null,
    rank: values.rank ?? 0,
    name: toCatalogueText(values.name),
    description: toCatalogueText(values.description),
    madeIn: toCatalogueText(values.madeIn),
    compositions: compositions.flatMap(({ part, material }) => {
      const texts = { part: toOptionalText(part), material: toOptionalText(material) };
      return texts.part && texts.material ? [{ part: texts.part, material: texts.material }] : [];
    }),
    care: care.flatMap((text) => toOptionalText(text) ?? []),
    measurements: toMeasurements(measurements),
    liveModel: product?.liveModel ?? null,
    sizing: chart ? { chart, runs, note: toCatalogueText(sizeNote) } : null,
  };
}
