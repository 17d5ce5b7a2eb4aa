import type { ReactNode } from 'react';

export interface OverlayProps {
  open: boolean;
  /** Asked for by the scrim, by Esc and by the host's back gesture. */
  onClose: () => void;
  /**
   * Being open is an address of its own: the way back leads out of it without being told. Whoever came by
   * the address returns to what opens it: the id of what that stands in.
   */
  home?: string | undefined;
  label: string;
  place: 'bottom' | 'right' | 'centre';
  /** Interrupts with a question that wants an answer. */
  alert?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}
