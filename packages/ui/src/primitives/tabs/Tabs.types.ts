import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';

export interface TabItem<Label extends ReactNode = string> {
  key: string;
  label: Label;
  /** A tab that is another address; without it, a tab that shows another part of the page. */
  to?: Destination | undefined;
}

export interface TabsProps {
  items: readonly TabItem<ReactNode>[];
  active: string;
  /** Told only when another tab than the active one is chosen. */
  onSelect?: ((key: string) => void) | undefined;
  label: string;
  /** `page` tabs lead to places on this or another page; `panel` tabs swap what stands below. */
  kind?: 'panel' | 'page' | undefined;
  /** Shares the width of a narrow window equally. */
  even?: boolean | undefined;
  centred?: boolean | undefined;
  className?: string | undefined;
}
