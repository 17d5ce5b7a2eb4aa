import type { ReactNode } from 'react';

/** One page of a list, as every list call answers it. */
export interface ListPage<Row> {
  items: readonly Row[];
  nextCursor: string | null;
}

export interface ResourceColumn<Row> {
  key: string;
  /** Empty: what can be done with the row. */
  title: string;
  width?: number;
  align?: 'right';
  /** Not shown until the operator chooses it. */
  isOptional?: boolean;
  render(row: Row): ReactNode;
  /** The text of the cell in an export; without it the column is not exported. */
  toText?(row: Row): string;
}

/** A filter over a table. Its value is kept in the URL under its key. */
export type ResourceFilter =
  | {
      kind: 'search';
      key: string;
      label: string;
      /** What a text has to have; the hint says it when one is shorter. */
      least?: { readonly hint: string; isReached(text: string): boolean };
    }
  | {
      kind: 'select';
      key: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** Several values, joined by commas. */
      isMultiple?: boolean;
    }
  | { kind: 'switch'; key: string; label: string }
  | { kind: 'period'; fromKey: string; toKey: string; label: string }
  /** Chosen above the table, by tabs: the bar of filters neither shows nor clears it. */
  | { kind: 'tab'; key: string };

/** The values of filters by their keys, as they stand in the URL. */
export type FilterValues = Readonly<Record<string, string>>;
