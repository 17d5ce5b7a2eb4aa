import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { limit } from '../../images/limit.ts';
import { type PhotoFormat, photoFormat } from './photo-format.ts';

/** Why a file is no photo of a card. */
export type PhotoFault = 'photo-unreadable' | 'photo-heic' | 'photo-too-small' | 'photo-too-large';

/** A photo as the shop keeps it: made anew from its pixels, so that nothing else comes along. */
export interface CardPhoto {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
}

type Result = { readonly made: CardPhoto } | { readonly fault: PhotoFault };

/** On fewer, the number on a card cannot be read. */
const LEAST_PIXELS = 480;
/** No phone takes more; what claims to is meant to fill the memory. */
const MOST_PIXELS = 60_000_000;
const PHOTO_PIXELS = 2_000;
const THUMBNAIL_PIXELS = 480;
const QUALITY = { photo: 84, thumbnail: 76 };
const SECONDS = 10;
/** Photos read at once: each takes a core, and some hundred MB when it is a large one. */
const JOBS = 1;

/** “For customs clearance only”, so that a photo that gets away is of no use elsewhere. */
const WATERMARK = fileURLToPath(new URL('./watermark.png', import.meta.url));

const limited = limit(JOBS);

async function faultOf(photo: Sharp, format: PhotoFormat): Promise<PhotoFault | undefined> {
  const { width, height, format: found } = await photo.metadata();
  if (found !== format) return 'photo-unreadable';
  if (width * height > MOST_PIXELS) return 'photo-too-large';
  return Math.min(width, height) < LEAST_PIXELS ? 'photo-too-small' : undefined;
}

async function make(photo: Sharp): Promise<CardPhoto> {
  // Upright and small first: a watermark is laid over what comes out.
  const plain = await photo
    .autoOrient()
    .resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const width = Math.round(Math.min(plain.info.width, plain.info.height) / 2);
  const watermark = await sharp(WATERMARK).resize({ width }).png().toBuffer();
  const marked = await sharp(plain.data)
    .composite([{ input: watermark, tile: true }])
    .jpeg({ quality: QUALITY.photo })
    .toBuffer();
  const thumbnail = await sharp(marked)
    .resize({ width: THUMBNAIL_PIXELS, withoutEnlargement: true })
    .jpeg({ quality: QUALITY.thumbnail })
    .toBuffer();
  return { photo: marked, thumbnail };
}

async function read(bytes: Uint8Array, format: PhotoFormat): Promise<Result> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const fault = await faultOf(open(), format);
    return fault ? { fault } : { made: await make(open()) };
  } catch {
    // What a decoder says about broken bytes helps nobody, and may quote them.
    return { fault: 'photo-unreadable' };
  }
}

/** Reads what claims to be a photo of a card; by its bytes, not by the name or type it was sent with. */
export async function cardPhoto(bytes: Uint8Array): Promise<Result> {
  const format = photoFormat(bytes);
  if (format === 'heic') return { fault: 'photo-heic' };
  if (!format) return { fault: 'photo-unreadable' };
  return limited(() => read(bytes, format));
}
