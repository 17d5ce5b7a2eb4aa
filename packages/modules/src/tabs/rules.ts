import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { PictureItem } from '../fields/picture.ts';
import { withSource } from '../parts/pictures.ts';
import { isWorthShowing } from '../products/loadSet.ts';
import type { Tab, TabsFields } from './schema.ts';

/** The products of each tab, in the order of the tabs; none where a tab names no set or it failed. */
export type TabsData = ProductSummary[][];

/** What a tab holds: frames of products, frames of pictures. */
export interface FilledTab {
  tab: Tab;
  products: ProductSummary[][];
  pictures: PictureItem[][];
}

/** The products of a set that is worth showing. */
const worthy = (products: ProductSummary[] | undefined): ProductSummary[] =>
  products && isWorthShowing(products) ? products : [];

/** Tabs with something behind them; the others are left out, even if they lead somewhere. */
export function filledTabs(
  { tabs, quantityPerFrame }: TabsFields,
  data: TabsData | undefined,
): FilledTab[] {
  return tabs
    .map((tab, index) => ({
      tab,
      products: chunk(worthy(data?.[index]), quantityPerFrame),
      pictures: chunk(withSource(tab.images), quantityPerFrame),
    }))
    .filter(({ products, pictures }) => products.length > 0 || pictures.length > 0);
}

const FEWEST_COLUMNS = 2;
const MOST_COLUMNS = 4;

/** Columns on a wide screen for a frame of so many pictures. */
export const frameColumns = (perFrame: number): number =>
  Math.min(Math.max(perFrame, FEWEST_COLUMNS), MOST_COLUMNS);
