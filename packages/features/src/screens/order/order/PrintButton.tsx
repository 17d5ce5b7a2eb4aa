import { Pressable } from '@vitrine/ui';
import type { PrintButtonProps } from './PrintButton.types.ts';

/** Prints the page. */
export const PrintButton = ({ children, className }: PrintButtonProps) => (
  <Pressable className={className} onPress={() => window.print()}>
    {children}
  </Pressable>
);
