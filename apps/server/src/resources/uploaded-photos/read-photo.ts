import sharp, { type Sharp } from 'sharp';
import { detectPhotoFormat, type PhotoFormat } from './photo-format.ts';

/** Why a file is not accepted as a photo. */
export type PhotoFault = 'photo-unreadable' | 'photo-heic' | 'photo-too-small' | 'photo-too-large';

export type PhotoResult<T> = { readonly made: T } | { readonly fault: PhotoFault };

/** Phones send 24 megapixels (5712 × 4284) by default; more is needless work. */
const MAX_PIXELS = 25_000_000;
/** A file that claims more is an attempt to exhaust the memory and is not even described. */
const MAX_CLAIMED_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 10;

interface PhotoRules {
  /** The least pixels of the shorter side. */
  readonly minPixels: number;
  /** The longer side of the result. */
  readonly maxSide: number;
}

async function findPhotoFault(
  photo: Sharp,
  format: PhotoFormat,
  { minPixels }: PhotoRules,
): Promise<PhotoFault | undefined> {
  const { width, height, format: actualFormat } = await photo.metadata();
  if (actualFormat !== format) return 'photo-unreadable';
  if (width * height > MAX_PIXELS) return 'photo-too-large';
  return Math.min(width, height) < minPixels ? 'photo-too-small' : undefined;
}

/** Rotates, resizes and flattens a photo, which drops its metadata and any appended data. */
const normalisePhoto = (photo: Sharp, { maxSide }: PhotoRules) =>
  photo
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });

export type NormalisedPhoto = Awaited<ReturnType<typeof normalisePhoto>>;

/**
 * Reads an uploaded photo and creates what is kept of it. Its format is detected from its bytes, not its
 * name or type.
 */
export async function readPhoto<T>(
  bytes: Uint8Array,
  rules: PhotoRules,
  create: (photo: NormalisedPhoto) => Promise<T>,
): Promise<PhotoResult<T>> {
  const format = detectPhotoFormat(bytes);
  if (format === 'heic') return { fault: 'photo-heic' };
  if (!format) return { fault: 'photo-unreadable' };
  const open = (limitInputPixels: number) => sharp(bytes, { limitInputPixels, failOn: 'error' });
  try {
    const fault = await findPhotoFault(open(MAX_CLAIMED_PIXELS), format, rules);
    if (fault) return { fault };
    return { made: await create(await normalisePhoto(open(MAX_PIXELS), rules)) };
  } catch {
    // The error of a decoder does not help shoppers and may quote the file.
    return { fault: 'photo-unreadable' };
  }
}
