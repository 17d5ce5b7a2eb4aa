import type { PrintButtonProps } from './PrintButton.types.ts';

/** A mini-program prints nothing. */
export const PrintButton = (_: PrintButtonProps) => null;
