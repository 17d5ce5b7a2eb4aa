import type { SizedImage } from '@vitrine/kit';

export interface CardLabel {
  id: number;
  name: string;
  priority: number;
}

/** What a card shows of a product: a part of what the listings answer. */
export interface CardProduct {
  id: string;
  brand: { name: string };
  shortDescription: string;
  images: readonly SizedImage[];
  /** Minor units. */
  price: number;
  priceWithoutDiscount: number;
  currencyIsoCode: string;
  tag: 'NewSeason' | 'Exclusive' | null;
  labels: readonly CardLabel[];
  isLowStock: boolean;
  isSoldOut: boolean;
}

/** The label that goes before every other. */
export const FIRST_LABEL_ID = 1001;

/** The one label that speaks: the first label, else the one of the highest priority. */
export const topLabel = (labels: readonly CardLabel[]): CardLabel | undefined =>
  labels.find(({ id }) => id === FIRST_LABEL_ID) ??
  [...labels].sort((a, b) => b.priority - a.priority)[0];

export type CardTag =
  | { kind: 'soldOut' | 'lowStock' | 'newSeason' | 'exclusive' }
  | { kind: 'label'; name: string };

/** The one thing said at the corner of a card, the most pressing first. */
export function cardTag(
  product: Pick<CardProduct, 'tag' | 'labels' | 'isLowStock' | 'isSoldOut'>,
): CardTag | null {
  const label = topLabel(product.labels);
  if (product.isSoldOut) return { kind: 'soldOut' };
  if (label?.id === FIRST_LABEL_ID) return { kind: 'label', name: label.name };
  if (product.isLowStock) return { kind: 'lowStock' };
  if (label) return { kind: 'label', name: label.name };
  if (product.tag === 'Exclusive') return { kind: 'exclusive' };
  return product.tag === 'NewSeason' ? { kind: 'newSeason' } : null;
}
