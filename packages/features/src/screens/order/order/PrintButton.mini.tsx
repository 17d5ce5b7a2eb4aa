import type { PrintButtonProps } from './PrintButton.types.ts';

/** Mini-programs cannot print. */
export const PrintButton = (_: PrintButtonProps) => null;
