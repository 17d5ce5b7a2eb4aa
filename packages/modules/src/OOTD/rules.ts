import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import type { OOTDFields, OOTDItem } from './schema.ts';

/** The pieces of each look, in the order of the looks. */
export type OOTDData = ProductSummary[][];

export interface ShownLook {
  item: OOTDItem;
  pieces: ProductSummary[];
  /** Its place among all looks of the module. */
  index: number;
}

const SECOND_VIEW = 2;

/** Which view of its pieces a look shows. */
export const viewOf = ({ useSecondPicture }: Pick<OOTDItem, 'useSecondPicture'>): number =>
  useSecondPicture ? SECOND_VIEW : 1;

/** Looks by frames. One that has neither a picture nor a piece is left out. */
export const frames = (
  { frameItems, quantityPerFrame }: Pick<OOTDFields, 'frameItems' | 'quantityPerFrame'>,
  data: OOTDData | undefined,
): ShownLook[][] =>
  chunk(
    frameItems
      .map((item, index) => ({ item, pieces: data?.[index] ?? [], index }))
      .filter(({ item, pieces }) => Boolean(item.image?.source) || pieces.length > 0),
    quantityPerFrame,
  );
