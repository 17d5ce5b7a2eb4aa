interface OrderedItem {
  readonly brand: string;
  readonly description: string;
  /** Empty for a product that has no sizes. */
  readonly size: string;
}

/** What tells an item apart from others of its order in few words. */
export const nameItem = ({ brand, description, size }: OrderedItem): string =>
  `${brand} ${size || description}`;

/** The whole name of an item, with its size. */
export const nameItemFully = ({ brand, description, size }: OrderedItem): string =>
  [`${brand} ${description}`, size].filter(Boolean).join(' · ');
