import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  type NormalisedPhoto,
  type PhotoResult,
  readPhoto,
} from '../../uploaded-photos/read-photo.ts';

/** A re-encoded photo, so that metadata and appended data are dropped. */
export interface CardPhoto {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
}

/** With fewer pixels the number on a card is not readable. */
const MIN_PIXELS = 480;
const PHOTO_PIXELS = 2_000;
const THUMBNAIL_PIXELS = 480;
/** Wide enough that no text of the card is readable, while a shopper still recognises the photo. */
const THUMBNAIL_BLUR = 7;
const QUALITY = { photo: 84, thumbnail: 76 };

/** The text “For customs clearance only”, so that a leaked photo cannot be misused. */
const WATERMARK = fileURLToPath(new URL('./watermark.png', import.meta.url));

async function createWatermarkedPhoto({ data, info }: NormalisedPhoto): Promise<CardPhoto> {
  const width = Math.round(Math.min(info.width, info.height) / 2);
  const watermark = await sharp(WATERMARK).resize({ width }).png().toBuffer();
  const watermarked = await sharp(data)
    .composite([{ input: watermark, tile: true }])
    .jpeg({ quality: QUALITY.photo })
    .toBuffer();
  const thumbnail = await sharp(watermarked)
    .resize({ width: THUMBNAIL_PIXELS, withoutEnlargement: true })
    .blur(THUMBNAIL_BLUR)
    .jpeg({ quality: QUALITY.thumbnail })
    .toBuffer();
  return { photo: watermarked, thumbnail };
}

/** Processes an uploaded photo of a card. */
export const processCardPhoto = (bytes: Uint8Array): Promise<PhotoResult<CardPhoto>> =>
  readPhoto(bytes, { minPixels: MIN_PIXELS, maxSide: PHOTO_PIXELS }, createWatermarkedPhoto);
