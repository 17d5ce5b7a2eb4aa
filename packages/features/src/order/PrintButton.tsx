import { Tap } from '@vitrine/ui';
import type { PrintButtonProps } from './PrintButton.types.ts';

/** The order on paper, as the browser prints it. */
export const PrintButton = ({ children, className }: PrintButtonProps) => (
  <Tap className={className} onTap={() => window.print()}>
    {children}
  </Tap>
);
