import { Pressable } from '@vitrine/ui';

export interface PrintButtonProps {
  children: string;
  className?: string | undefined;
}

/** Prints the page. */
export const PrintButton = ({ children, className }: PrintButtonProps) => (
  <Pressable className={className} onPress={() => window.print()}>
    {children}
  </Pressable>
);
