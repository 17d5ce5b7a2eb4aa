import type { ReactNode } from 'react';

interface HoverMenuItem {
  key: string;
  hasPanel: boolean;
  /** The link of the item; `isExpanded` is undefined for an item without a panel. */
  renderLink(isExpanded: boolean | undefined): ReactNode;
}

export interface HoverMenuProps {
  label: string;
  items: readonly HoverMenuItem[];
  renderPanel(key: string): ReactNode;
  className?: string | undefined;
}
