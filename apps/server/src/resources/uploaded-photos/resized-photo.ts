import sharp from 'sharp';
import { type NormalisedPhoto, type PhotoResult, readPhoto } from './read-photo.ts';

/** A photo, re-encoded in two sizes. */
export interface ResizedPhoto {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An icon or a tracking pixel is no photo of a garment. */
const MIN_PIXELS = 64;
const PHOTO_PIXELS = 1_600;
const THUMBNAIL_PIXELS = 360;
const QUALITY = { photo: 82, thumbnail: 74 };

async function createResizedPhoto({ data, info }: NormalisedPhoto): Promise<ResizedPhoto> {
  const photo = await sharp(data).jpeg({ quality: QUALITY.photo }).toBuffer();
  const thumbnail = await sharp(data)
    .resize({ width: THUMBNAIL_PIXELS, withoutEnlargement: true })
    .jpeg({ quality: QUALITY.thumbnail })
    .toBuffer();
  return { photo, thumbnail, width: info.width, height: info.height };
}

/** Processes an uploaded photo that people look at. */
export const resizePhoto = (bytes: Uint8Array): Promise<PhotoResult<ResizedPhoto>> =>
  readPhoto(bytes, { minPixels: MIN_PIXELS, maxSide: PHOTO_PIXELS }, createResizedPhoto);
