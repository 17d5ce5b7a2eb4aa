import type { ReactNode } from 'react';

/** A picture that was chosen: a browser's file, or where a mini-program keeps it. */
export interface PickedFile {
  file: Blob | { readonly filePath: string };
  /** An address to show it by. */
  preview: string;
  size: number;
}

export interface FilePickProps {
  /** What is to be chosen, read out. */
  label: string;
  onPick: (picked: PickedFile) => void;
  /** Types of pictures, as a browser names them. */
  accept?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** What the place looks like. */
  children?: ReactNode;
}

export const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';
