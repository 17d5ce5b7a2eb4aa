import type { PrintButtonProps } from './PrintButton.tsx';

/** Mini-programs cannot print. */
export const PrintButton = (_: PrintButtonProps) => null;
