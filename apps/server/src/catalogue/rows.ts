import type { Gender, SizeChart, SortOrder } from '@vitrine/contract';
import type { SetRule } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';

/** The plain rows of the tables that the index is built from. */
export interface CatalogueRows {
  brands: BrandRow[];
  categories: CategoryRow[];
  colours: ColourRow[];
  attributes: AttributeRow[];
  sizeSystems: SizeSystemRow[];
  sizeCharts: SizeChartRow[];
  products: ProductRow[];
  sets: SetRow[];
  sales: SaleRow[];
  synonyms: SynonymRow[];
  redirects: RedirectRow[];
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

export interface SizeSystemRow {
  code: string;
  name: Localised;
  charts: SizeChart[];
}

export interface SizeChartRow {
  code: SizeChart;
  /** Equal sizes by the code of their system, the smallest first. */
  rows: readonly Readonly<Record<string, string>>[];
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
  colour: string | null;
  styleId: string;
  /** Products of one family differ only in colour. */
  familyId: string | null;
  name: Localised;
  tag: 'NewSeason' | 'Exclusive' | null;
  labels: LabelRow[];
  imageKeys: string[];
  attributes: string[];
  isSameDay: boolean;
  rank: number;
  soldLastWeek: number;
  publishedAt: number;
  /** When it opens to everyone; null for one that was never closed. */
  opensAt: number | null;
  variants: VariantRow[];
}

export interface SetRow {
  id: string;
  gender: Gender | null;
  name: Localised;
  description: Localised;
  position: number;
  /** In the order of the set. */
  productIds: string[];
  /** Finds the products instead, when the set has one. */
  rule: SetRule | null;
}

export interface SaleRow {
  id: string;
  name: Localised;
  description: Localised;
  startsAt: number;
  endsAt: number;
  /** When it opens to everyone; holders of a benefit see it from its start. */
  opensAt: number | null;
  productIds: string[];
}

/** Words that also find other words. Without other words they are ignored in a longer query. */
export interface SynonymRow {
  words: string[];
  alsoFind: string[];
}

/** Words that lead to a page instead of a list of products. */
export interface RedirectRow {
  words: string[];
  url: string;
  name: Localised;
}

/** The sort options that are the same for every listing. */
export type FixedSortOrder = Exclude<SortOrder, 'default'>;
