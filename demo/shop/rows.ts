import type { Gender, SizeChart } from '@vitrine/contract';
import type { Localised, ShippingOrigin } from '@vitrine/kit';
import type { StoredShippingOption } from '../../apps/server/src/pricing/stored-types.ts';

/**
 * Rows of the tables that the demo fills: column names as in the migrations, ids as text, money in
 * fen, time as ISO text. The JSON columns have the shapes that the catalogue reads.
 */
export interface BrandRow {
  id: string;
  name: string;
  description: Localised;
  position: number;
}

export interface MerchantRow {
  id: string;
  name: string;
  monogram: string;
  city: Localised;
  country: Localised;
  founded_in: number;
  description: Localised;
  ships_from: ShippingOrigin;
  shipping: readonly StoredShippingOption[];
}

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  gender: Gender;
  name: Localised;
  image_key: string | null;
  hs_code: string | null;
  origin_country: string | null;
  net_weight: number | null;
  position: number;
}

export interface ColourRow {
  code: string;
  name: Localised;
  hex: string;
  position: number;
}

export interface AttributeRow {
  code: string;
  name: Localised;
  position: number;
}

export interface Label {
  id: number;
  name: Localised;
  priority: number;
}

export interface Composition {
  part: Localised;
  material: Localised;
}

export interface Measurements {
  unit: string;
  names: Localised[];
  rows: { size: string; values: number[] }[];
}

export interface LiveModel {
  measurements: { name: Localised; value: number; unit: string }[];
  productSize: string;
  scale: string;
}

export interface Sizing {
  chart: SizeChart;
  runs: 'small' | 'true' | 'large';
  note: Localised;
}

export interface ProductRow {
  id: string;
  brand_id: string;
  brand_style_id: string;
  family_id: string | null;
  category_id: string;
  gender: Gender;
  colour_code: string;
  short_description: Localised;
  description: Localised;
  tag: 'NewSeason' | 'Exclusive' | null;
  labels: Label[];
  image_keys: string[];
  compositions: Composition[];
  care: Localised[];
  made_in: Localised;
  hs_code: string | null;
  origin_country: string;
  net_weight: number | null;
  measurements: Measurements | null;
  live_model: LiveModel | null;
  sizing: Sizing | null;
  preferred_merchant_id: string | null;
  is_online: boolean;
  is_same_day: boolean;
  rank: number;
  sold_last_week: number;
  published_at: string;
  updated_at: string;
}

export interface VariantRow {
  id: string;
  product_id: string;
  merchant_id: string;
  size: string;
  size_scale: string;
  position: number;
  currency: string;
  price_incl_taxes: number;
  price_without_promotion: number;
  quantity: number;
}

export interface SetRow {
  id: string;
  gender: Gender | null;
  name: Localised;
  description: Localised;
  position: number;
}

export interface SaleRow {
  id: string;
  name: Localised;
  description: Localised;
  starts_at: string;
  ends_at: string;
}

export interface SetProductRow {
  set_id: string;
  product_id: string;
  position: number;
}

export interface SaleProductRow {
  sale_id: string;
  product_id: string;
  position: number;
}
