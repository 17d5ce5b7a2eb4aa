import sharp from 'sharp';
import {
  type NormalisedPhoto,
  type PhotoResult,
  readPhoto,
} from '../uploaded-photos/read-photo.ts';

/** A picture of a message, re-encoded in two sizes. */
export interface MessageImage {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An icon or a tracking pixel is no picture of a garment. */
const MIN_PIXELS = 64;
const PHOTO_PIXELS = 1_600;
const THUMBNAIL_PIXELS = 360;
const QUALITY = { photo: 82, thumbnail: 74 };

async function createMessageImage({ data, info }: NormalisedPhoto): Promise<MessageImage> {
  const photo = await sharp(data).jpeg({ quality: QUALITY.photo }).toBuffer();
  const thumbnail = await sharp(data)
    .resize({ width: THUMBNAIL_PIXELS, withoutEnlargement: true })
    .jpeg({ quality: QUALITY.thumbnail })
    .toBuffer();
  return { photo, thumbnail, width: info.width, height: info.height };
}

/** Processes an uploaded picture of a message. */
export const processMessageImage = (bytes: Uint8Array): Promise<PhotoResult<MessageImage>> =>
  readPhoto(bytes, { minPixels: MIN_PIXELS, maxSide: PHOTO_PIXELS }, createMessageImage);
