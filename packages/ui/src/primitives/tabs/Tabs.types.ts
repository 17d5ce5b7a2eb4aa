import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';

export interface TabItem<Label extends ReactNode = string> {
  key: string;
  label: Label;
  /** The tab is a link; without it, the tab shows another part of the page. */
  to?: Destination | undefined;
}

export interface TabsProps {
  items: readonly TabItem<ReactNode>[];
  active: string;
  /** Called when another tab than the active one is selected. */
  onSelect?: ((key: string) => void) | undefined;
  label: string;
  /** `page` tabs navigate within or between pages; `panel` tabs switch the content below. */
  variant?: 'panel' | 'page' | undefined;
  /** Tabs share the width equally on mobile. */
  equalWidth?: boolean | undefined;
  centred?: boolean | undefined;
  className?: string | undefined;
}
