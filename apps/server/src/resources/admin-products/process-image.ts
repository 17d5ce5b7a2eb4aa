import sharp from 'sharp';
import { limitConcurrency } from '../images/limit-concurrency.ts';
import { createUploadedImageKey } from '../images/uploaded-images.ts';
import { detectImageFormat, type ImageFileFormat } from './detect-image-format.ts';

/** Why a file is not accepted as an image of a product. */
export type ImageFault = 'image-unreadable' | 'image-heic' | 'image-too-small' | 'image-too-large';

export interface ProcessedImage {
  readonly key: string;
  readonly bytes: Buffer;
}

/** Enough for the cameras of studios. */
const MAX_PIXELS = 60_000_000;
/** The least pixels of the shorter side. */
export const MIN_IMAGE_SIDE = 200;
/** Twice the widest size that is shown, so that a zoomed image stays sharp. */
const MAX_SIDE = 3_200;
/** Near to the original: every size that is shown is made from it. */
const QUALITY = 92;
const TIMEOUT_SECONDS = 30;
/** Images processed at once, and those that wait; each takes a core and up to some hundred MB. */
const MAX_JOBS = 1;
const MAX_WAITING = 20;

const runLimited = limitConcurrency(MAX_JOBS, MAX_WAITING);

const FORMAT_OF_DECODER: Readonly<Record<ImageFileFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

async function findFault(
  bytes: Uint8Array,
  format: ImageFileFormat,
): Promise<ImageFault | undefined> {
  const {
    width,
    height,
    format: decoded,
  } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS * 4,
  }).metadata();
  if (decoded !== FORMAT_OF_DECODER[format]) return 'image-unreadable';
  if (width * height > MAX_PIXELS) return 'image-too-large';
  return Math.min(width, height) < MIN_IMAGE_SIDE ? 'image-too-small' : undefined;
}

/** Turns, resizes and encodes an image again, which drops its metadata and any appended data. */
async function encodeImage(bytes: Uint8Array): Promise<ProcessedImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { key: createUploadedImageKey(data, info), bytes: data };
}

/** Checks the format and the size of an image, for which its first bytes are enough. Decodes no pixels. */
export async function checkImage(bytes: Uint8Array): Promise<ImageFault | undefined> {
  const format = detectImageFormat(bytes);
  if (format === 'heic') return 'image-heic';
  if (!format) return 'image-unreadable';
  return findFault(bytes, format).catch((): ImageFault => 'image-unreadable');
}

/** Checks an image and makes what is stored of it. Throws a `QueueFullError` when too many wait. */
export async function processImage(
  bytes: Uint8Array,
): Promise<ProcessedImage | { readonly fault: ImageFault }> {
  const format = detectImageFormat(bytes);
  if (format === 'heic') return { fault: 'image-heic' };
  if (!format) return { fault: 'image-unreadable' };
  return runLimited(async () => {
    try {
      const fault = await findFault(bytes, format);
      return fault ? { fault } : await encodeImage(bytes);
    } catch {
      // The error of a decoder may quote the file.
      return { fault: 'image-unreadable' };
    }
  });
}
