import type { ReactNode } from 'react';

export interface OverlayProps {
  open: boolean;
  /** Asked for by the scrim, by Esc and by the host's back gesture. */
  onClose: () => void;
  /** Being open is an address of its own: the way back leads out of it without being told. */
  hasAddress?: boolean | undefined;
  label: string;
  place: 'bottom' | 'right' | 'centre';
  /** Interrupts with a question that wants an answer. */
  alert?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}
