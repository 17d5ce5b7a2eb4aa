import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { PictureItem } from '../fields/picture.ts';
import type { Tab, TabsFields } from './schema.ts';

/** The products of each tab, in the order of the tabs; none where a tab names no set or it failed. */
export type TabsData = ProductSummary[][];

/** What a tab holds: frames of products, frames of pictures. */
export interface FilledTab {
  tab: Tab;
  products: ProductSummary[][];
  pictures: PictureItem[][];
}

/** A picture that has no source would be a hole in its frame. */
const withSource = ({ image }: PictureItem): boolean => Boolean(image?.source);

/** A whole frame of four pictures may stand as a mosaic; any other number cannot. */
const MOSAIC_PICTURES = 4;

export const isMosaic = (style: number, frame: readonly PictureItem[]): boolean =>
  style > 1 && frame.length === MOSAIC_PICTURES;

/** Tabs with something behind them; the others are left out, even if they lead somewhere. */
export function filledTabs(
  { tabs, quantityPerFrame }: TabsFields,
  data: TabsData | undefined,
): FilledTab[] {
  return tabs
    .map((tab, index) => ({
      tab,
      products: chunk(data?.[index] ?? [], quantityPerFrame),
      pictures: chunk(tab.images.filter(withSource), quantityPerFrame),
    }))
    .filter(({ products, pictures }) => products.length > 0 || pictures.length > 0);
}
