import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { OOTDFields, OOTDItem } from './schema.ts';

/** A look with its products. */
export interface Look {
  item: OOTDItem;
  products: ProductSummary[];
}

/** The looks of the page or of the stylist, with their products. */
export type OOTDData = Look[];

export interface LookWithProducts extends Look {
  /** Its index among all looks of the module. */
  index: number;
}

const SECOND_VIEW = 2;

/** The product view that a look shows. */
export const getViewNumber = ({ useSecondPicture }: Pick<OOTDItem, 'useSecondPicture'>): number =>
  useSecondPicture ? SECOND_VIEW : 1;

/**
 * Groups the looks into frames: the loaded ones, or those of the page when nothing could be loaded. A look
 * without a picture and without products is left out.
 */
export const buildFrames = (
  { frameItems, quantityPerFrame }: Pick<OOTDFields, 'frameItems' | 'quantityPerFrame'>,
  data: OOTDData = frameItems.map((item) => ({ item, products: [] })),
): LookWithProducts[][] =>
  chunk(
    data
      .map((look, index) => ({ ...look, index }))
      .filter(({ item, products }) => Boolean(item.image?.source) || products.length > 0),
    quantityPerFrame,
  );
