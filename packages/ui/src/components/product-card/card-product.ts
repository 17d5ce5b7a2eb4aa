import type { SizedImage } from '@vitrine/kit';

export interface CardLabel {
  id: number;
  name: string;
  priority: number;
}

/** The fields of a product summary that a card shows. */
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
  /** When it opens to everyone; in the past or null when it has. */
  opensAt?: string | null | undefined;
  /** In how many colours it is sold. */
  colourCount: number;
}

/** The label that outranks every other. */
export const FIRST_LABEL_ID = 1001;

/** The label to show: the first-priority label, else the one with the highest priority. */
export const selectTopLabel = (labels: readonly CardLabel[]): CardLabel | undefined =>
  labels.find(({ id }) => id === FIRST_LABEL_ID) ??
  [...labels].sort((a, b) => b.priority - a.priority)[0];

/** When a product opens to everyone, while that lies ahead. */
export const findOpeningTime = (
  { opensAt }: Pick<CardProduct, 'opensAt'>,
  now: number,
): number | undefined => {
  const at = opensAt ? Date.parse(opensAt) : 0;
  return at > now ? at : undefined;
};

export type CardTag =
  | { kind: 'soldOut' | 'lowStock' | 'newSeason' | 'exclusive' }
  | { kind: 'label'; name: string };

/** The tag to show on a card, the most urgent first. */
export function selectCardTag(
  product: Pick<CardProduct, 'tag' | 'labels' | 'isLowStock' | 'isSoldOut'>,
): CardTag | null {
  const label = selectTopLabel(product.labels);
  if (product.isSoldOut) return { kind: 'soldOut' };
  if (label?.id === FIRST_LABEL_ID) return { kind: 'label', name: label.name };
  if (product.isLowStock) return { kind: 'lowStock' };
  if (label) return { kind: 'label', name: label.name };
  if (product.tag === 'Exclusive') return { kind: 'exclusive' };
  return product.tag === 'NewSeason' ? { kind: 'newSeason' } : null;
}
