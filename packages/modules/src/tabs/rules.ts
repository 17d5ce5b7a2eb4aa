import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { PictureItem } from '../fields/picture.ts';
import { filterWithImage } from '../parts/pictures.ts';
import { hasEnoughProducts } from '../products/load-set.ts';
import type { FrameTab, TabsFields } from './schema.ts';

/** The products of each tab, in the order of the tabs; empty where a tab has no set or it failed to load. */
export type TabsData = ProductSummary[][];

/** A tab with its frames of products and of pictures. */
export interface TabWithFrames {
  tab: FrameTab;
  products: ProductSummary[][];
  pictures: PictureItem[][];
}

/** The products of a set, or none when there are too few. */
const keepIfEnough = (products: ProductSummary[] | undefined): ProductSummary[] =>
  products && hasEnoughProducts(products) ? products : [];

/** The tabs that have products or pictures; the others are left out, even if they have a link. */
export function listTabsWithContent(
  { tabs, quantityPerFrame }: TabsFields,
  data: TabsData | undefined,
): TabWithFrames[] {
  return tabs
    .map((tab, index) => ({
      tab,
      products: chunk(keepIfEnough(data?.[index]), quantityPerFrame),
      pictures: chunk(filterWithImage(tab.images), quantityPerFrame),
    }))
    .filter(({ products, pictures }) => products.length > 0 || pictures.length > 0);
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 4;

/** Columns on desktop for a frame with the given number of pictures. */
export const getFrameColumns = (perFrame: number): number =>
  Math.min(Math.max(perFrame, MIN_COLUMNS), MAX_COLUMNS);
