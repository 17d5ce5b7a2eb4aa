import type { ReactNode } from 'react';

export interface OverlayProps {
  open: boolean;
  /** Asked for by the scrim, by Esc and by the host's back gesture. */
  onClose: () => void;
  label: string;
  place: 'bottom' | 'right' | 'centre';
  /** Interrupts with a question that wants an answer. */
  alert?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}
