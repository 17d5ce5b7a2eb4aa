import type { Gender, SortOrder } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';

/** What the index is built from: the tables as plain data, however they were read. */
export interface CatalogueRows {
  brands: BrandRow[];
  categories: CategoryRow[];
  colours: ColourRow[];
  attributes: AttributeRow[];
  products: ProductRow[];
  sets: SetRow[];
  sales: SaleRow[];
}

export interface BrandRow {
  id: string;
  name: string;
  description: Localised;
}

export interface CategoryRow {
  id: string;
  parentId: string | null;
  gender: Gender;
  name: Localised;
  imageKey: string | null;
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

export interface VariantRow {
  size: string;
  scale: string;
  price: number;
  original: number;
  quantity: number;
  currency: string;
}

export interface LabelRow {
  id: number;
  name: Localised;
  priority: number;
}

export interface ProductRow {
  id: string;
  brandId: string;
  categoryId: string;
  gender: Gender;
  colour: string;
  styleId: string;
  name: Localised;
  tag: 'NewSeason' | 'Exclusive' | null;
  labels: LabelRow[];
  imageKeys: string[];
  attributes: string[];
  isSameDay: boolean;
  rank: number;
  soldLastWeek: number;
  publishedAt: number;
  variants: VariantRow[];
}

export interface SetRow {
  id: string;
  gender: Gender | null;
  name: Localised;
  description: Localised;
  position: number;
  /** In the set's own order. */
  productIds: string[];
}

export interface SaleRow {
  id: string;
  name: Localised;
  description: Localised;
  startsAt: number;
  endsAt: number;
  productIds: string[];
}

/** The orders a shopper may choose that are the same for every listing. */
export type FixedOrder = Exclude<SortOrder, 'default'>;
