import { detectPhotoFormat, type PhotoFormat } from '../uploaded-photos/photo-format.ts';

export type ImageFileFormat = PhotoFormat | 'avif';

const AVIF = 'ftypavif';

/** Detects the format of an image from its first bytes, whatever its name or type says. */
export function detectImageFormat(bytes: Uint8Array): ImageFileFormat | 'heic' | undefined {
  if (Buffer.from(bytes.subarray(4, 12)).toString('latin1') === AVIF) return 'avif';
  return detectPhotoFormat(bytes);
}
