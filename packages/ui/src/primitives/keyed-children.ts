import { Children, isValidElement, type ReactNode } from 'react';

export interface KeyedChild {
  key: string | number;
  child: ReactNode;
}

/** Lists children with their keys. Text children have none and use their index. */
export const toKeyedChildren = (children: ReactNode): KeyedChild[] =>
  Children.toArray(children).map((child, index) => ({
    key: isValidElement(child) ? String(child.key) : index,
    child,
  }));
