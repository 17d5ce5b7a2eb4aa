import type { ReactNode } from 'react';

export interface OverlayProps {
  open: boolean;
  /** Called by the scrim, by Esc and by the back gesture. */
  onClose: () => void;
  /**
   * Set when the open overlay has its own URL, so that back closes it by navigation. It is the id of
   * the element that contains the opener; the opener takes the focus when the overlay was opened by that URL.
   */
  openerId?: string | undefined;
  label: string;
  placement: 'bottom' | 'right' | 'centre' | 'full';
  /** Announced as an alert dialog that needs an answer. */
  alert?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}
