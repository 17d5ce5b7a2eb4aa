import type { ReactNode } from 'react';

/** The picked picture: a browser file, or a path in a mini-program. */
export interface PickedFile {
  file: Blob | { readonly filePath: string };
  /** URL for a preview. */
  preview: string;
  size: number;
}

export interface FilePickerProps {
  /** Accessible name of the control. */
  label: string;
  /** Called for each picked picture. */
  onPick: (picked: PickedFile) => void;
  /** How many pictures can be picked at once. Defaults to one. */
  max?: number | undefined;
  /** Accepted MIME types, comma separated. */
  accept?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** The visible content of the control. */
  children?: ReactNode;
}

export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/heic';
