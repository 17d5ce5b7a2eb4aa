import type { Gender, SizeChart } from '@vitrine/contract';
import type { SetRule } from '@vitrine/contract/admin';
import type { Localised, ShippingOrigin } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { StoredShippingOption } from '../../pricing/stored-types.ts';
import type {
  BigId,
  BigIdOrNull,
  GeneratedBigId,
  Json,
  JsonOrNull,
  JsonWithDefault,
  Time,
  TimeOrNull,
  TimeWithDefault,
} from './columns.ts';

export interface LocalisedLabel {
  id: number;
  name: Localised;
  priority: number;
}

export interface LocalisedComposition {
  part: Localised;
  material: Localised;
}

/** Measurements of every size; `names` are the columns, in order. */
export interface StoredMeasurements {
  unit: string;
  names: Localised[];
  rows: { size: string; values: number[] }[];
}

export interface StoredLiveModel {
  measurements: { name: Localised; value: number; unit: string }[];
  productSize: string;
  scale: string;
}

/** How a product fits, and the chart that converts its sizes. */
export interface StoredSizing {
  chart: SizeChart;
  runs: 'small' | 'true' | 'large';
  note: Localised;
}

export interface BrandsTable {
  id: GeneratedBigId;
  name: string;
  description: Json<Localised>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface MerchantsTable {
  id: GeneratedBigId;
  name: string;
  monogram: string;
  city: Json<Localised>;
  country: Json<Localised>;
  founded_in: number;
  description: Json<Localised>;
  shipping: JsonWithDefault<StoredShippingOption[]>;
  ships_from: Generated<ShippingOrigin>;
  archived_at: ColumnType<Date | null, Date | null | undefined>;
  version: Generated<number>;
}

export interface CategoriesTable {
  id: GeneratedBigId;
  parent_id: BigIdOrNull;
  gender: Gender;
  name: Json<Localised>;
  image_key: string | null;
  hs_code: ColumnType<string | null, string | null | undefined>;
  origin_country: ColumnType<string | null, string | null | undefined>;
  net_weight: ColumnType<number | null, number | null | undefined>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface ColoursTable {
  code: string;
  name: Json<Localised>;
  hex: string;
  position: Generated<number>;
  version: Generated<number>;
}

export interface StoredReferenceDataTable {
  name: string;
}

export interface AttributesTable {
  code: string;
  name: Json<Localised>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface SizeSystemsTable {
  code: string;
  name: Json<Localised>;
  /** The charts that have a column for it. */
  charts: ColumnType<SizeChart[], string[] | undefined, string[]>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface SizeChartsTable {
  code: SizeChart;
  /** Equal sizes by the code of their system, the smallest first. */
  rows: JsonWithDefault<Readonly<Record<string, string>>[]>;
  version: Generated<number>;
}

export interface ProductsTable {
  id: GeneratedBigId;
  /** The id in the merchant's own system. */
  external_id: Generated<string>;
  brand_id: BigId;
  brand_style_id: string;
  family_id: string | null;
  category_id: BigId;
  gender: Gender;
  colour_code: string | null;
  short_description: Json<Localised>;
  description: Json<Localised>;
  tag: 'NewSeason' | 'Exclusive' | null;
  labels: JsonWithDefault<LocalisedLabel[]>;
  image_keys: Json<string[]>;
  compositions: JsonWithDefault<LocalisedComposition[]>;
  care: JsonWithDefault<Localised[]>;
  made_in: Json<Localised>;
  hs_code: ColumnType<string | null, string | null | undefined>;
  origin_country: ColumnType<string | null, string | null | undefined>;
  net_weight: ColumnType<number | null, number | null | undefined>;
  measurements: JsonOrNull<StoredMeasurements>;
  live_model: JsonOrNull<StoredLiveModel>;
  sizing: JsonOrNull<StoredSizing>;
  preferred_merchant_id: BigIdOrNull;
  is_online: Generated<boolean>;
  offline_status: Generated<'draft' | 'hidden' | 'archived'>;
  is_same_day: Generated<boolean>;
  rank: Generated<number>;
  sold_last_week: Generated<number>;
  published_at: Time;
  updated_at: TimeWithDefault;
  version: Generated<number>;
}

export interface ProductAttributesTable {
  product_id: BigId;
  attribute_code: string;
}

export interface VariantsTable {
  id: GeneratedBigId;
  /** Unique for each merchant. */
  sku: Generated<string>;
  external_id: ColumnType<string | null, string | null | undefined>;
  product_id: BigId;
  merchant_id: BigId;
  size: string;
  size_scale: string;
  position: Generated<number>;
  currency: Generated<string>;
  price_incl_taxes: BigId;
  price_without_promotion: BigId;
  base_price: BigIdOrNull;
  quantity: number;
  version: Generated<number>;
}

export interface ScheduledPricesTable {
  id: ColumnType<string, never, never>;
  variant_id: BigId;
  price: BigId;
  starts_at: Time;
  ends_at: TimeOrNull;
  state: Generated<'waiting' | 'active' | 'ended'>;
  created_at: Time;
}

export interface ProductImagesTable {
  product_id: BigId;
  key: string;
  alt: JsonOrNull<Localised>;
  focal_x: number | null;
  focal_y: number | null;
  added_at: Time;
}

export interface SearchSynonymsTable {
  id: Generated<string>;
  words: string[];
  also_find: string[];
  version: Generated<number>;
}

export interface SearchRedirectsTable {
  id: Generated<string>;
  words: string[];
  url: string;
  name: Json<Localised>;
  version: Generated<number>;
}

export interface SetsTable {
  id: GeneratedBigId;
  gender: Gender | null;
  name: Json<Localised>;
  description: Json<Localised>;
  position: Generated<number>;
  /** The filters of a set whose products are found by rule. */
  rule: JsonOrNull<SetRule>;
  version: Generated<number>;
}

export interface SetProductsTable {
  set_id: BigId;
  product_id: BigId;
  position: number;
}

export interface SalesTable {
  id: GeneratedBigId;
  name: Json<Localised>;
  description: Json<Localised>;
  starts_at: Time;
  ends_at: Time;
  version: Generated<number>;
}

export interface SaleProductsTable {
  sale_id: BigId;
  product_id: BigId;
  position: number;
}

/** What part of a price is duty and VAT, in thousandths. */
export interface DutyRatesTable {
  id: ColumnType<string, never, never>;
  category_id: BigId;
  country: string;
  name: Json<Localised>;
  duty: number;
  vat: number;
  source: Json<Localised>;
  valid_from: string;
  valid_to: string | null;
  version: Generated<number>;
}

export interface CountryStatesTable {
  id: BigId;
  country_id: BigId;
  code: string;
  name: Json<Localised>;
  position: Generated<number>;
}
