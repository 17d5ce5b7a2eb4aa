import { Children, isValidElement, type ReactNode } from 'react';

export interface Keyed {
  key: string | number;
  item: ReactNode;
}

/** Children one by one, each with the key it came with; a bare text has only its place. */
export const keyed = (children: ReactNode): Keyed[] =>
  Children.toArray(children).map((item, place) => ({
    key: isValidElement(item) ? String(item.key) : place,
    item,
  }));
