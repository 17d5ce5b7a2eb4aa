import { type CatalogueProduct, MAX_PRODUCT_IMAGES } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { QueueFullError } from '../images/limit-concurrency.ts';
import { toStorageKey } from '../images/uploaded-images.ts';
import { changeProduct } from './change-product.ts';
import type { AdminProductDeps } from './deps.ts';
import { problem } from './problems.ts';
import { MIN_IMAGE_SIDE, type ProcessedImage, processImage } from './process-image.ts';
import { findImages, findStoredProduct } from './queries.ts';
import { toStoredText } from './texts.ts';

type ImageSettings = Pick<CatalogueProduct['images'][number], 'key' | 'alt' | 'focalPoint'>;

/** Processes an image, or tells why it is not accepted. */
export async function readImage(bytes: Uint8Array, { language }: OperatorContext) {
  const result = await processImage(bytes).catch((error: unknown) => {
    if (error instanceof QueueFullError)
      throw problem('images-busy', language, { headers: { 'retry-after': '10' } });
    throw error;
  });
  if ('fault' in result)
    throw problem(result.fault, language, { values: { limit: MIN_IMAGE_SIDE } });
  return result;
}

/** Checks before an image is processed that the product is there. */
export async function requireProduct({ db }: AdminProductDeps, id: string): Promise<void> {
  if (!(await findStoredProduct(db, id, null))) throw new ApiProblem('not-found');
}

/** Stores images and adds them as the last ones. One that the product already has stays in its place. */
export async function addImages(
  deps: AdminProductDeps,
  context: OperatorContext,
  id: string,
  images: readonly ProcessedImage[],
): Promise<CatalogueProduct> {
  for (const { key, bytes } of images) await deps.storage.put(toStorageKey(key), bytes);
  return changeProduct(deps, context, {
    id,
    checksVersion: false,
    async write(trx, { image_keys }) {
      const keys = [...new Set([...image_keys, ...images.map(({ key }) => key)])];
      if (keys.length > MAX_PRODUCT_IMAGES)
        throw problem('too-many-images', context.language, {
          values: { limit: MAX_PRODUCT_IMAGES },
        });
      for (const { key } of images)
        await trx
          .insertInto('product_images')
          .values({ product_id: id, key, added_at: new Date(deps.now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return { image_keys: JSON.stringify(keys) };
    },
  });
}

export async function writeSettings(
  trx: Transaction<Database>,
  productId: string,
  images: readonly ImageSettings[],
  at: Date,
): Promise<void> {
  for (const { key, alt, focalPoint } of images) {
    const settings = {
      alt: alt && JSON.stringify(toStoredText(alt)),
      focal_x: focalPoint?.x ?? null,
      focal_y: focalPoint?.y ?? null,
    };
    await trx
      .insertInto('product_images')
      .values({ product_id: productId, key, added_at: at, ...settings })
      .onConflict((conflict) => conflict.columns(['product_id', 'key']).doUpdateSet(settings))
      .execute();
  }
}

/** Sets the images of a product in order. Only those that it has or once had can be named. */
export const updateImages = (
  deps: AdminProductDeps,
  context: OperatorContext,
  id: string,
  images: readonly ImageSettings[],
): Promise<CatalogueProduct> =>
  changeProduct(deps, context, {
    id,
    checksVersion: true,
    async write(trx, { image_keys, is_online }) {
      const known = new Set([...image_keys, ...(await findImages(trx, id)).map(({ key }) => key)]);
      if (images.some(({ key }) => !known.has(key)))
        throw problem('image-of-other-product', context.language);
      if (is_online && images.length === 0)
        throw problem('published-product-needs-image', context.language);
      await writeSettings(trx, id, images, new Date(deps.now()));
      return { image_keys: JSON.stringify(images.map(({ key }) => key)) };
    },
  });
