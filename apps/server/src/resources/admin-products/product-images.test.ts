import { MAX_PRODUCT_IMAGES } from '@vitrine/contract/admin';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, TEXT } from '../../../test/admin/product-fixture.ts';
import { loadPositions } from '../../catalogue/load-positions.ts';
import { toStorageKey } from '../images/uploaded-images.ts';
import { mapImageDetails } from '../products/image-details.ts';
import { findProduct } from '../products/queries.ts';

let harness: OperatorHarness;
let session: string;

beforeAll(async () => {
  harness = await openOperatorHarness();
  ({ session } = await harness.createOperator('catalogue'));
});
afterAll(() => harness.close());

const upload = (id: string, file: Buffer) =>
  harness.ask('POST', `products/${id}/images`, { session, file });

const arrange = (id: string, version: number, images: readonly object[]) =>
  harness.ask('PUT', `products/${id}/images`, { session, version, body: { images } });

const draft = (imageKeys: readonly string[] = []) =>
  insertProduct(harness, { status: 'draft', imageKeys });

const keysOf = ({ body }: { body: { images: { key: string }[] } }) =>
  body.images.map(({ key }) => key);

it('is shown to shoppers with its text and focal point', async () => {
  const { id } = await insertProduct(harness, { imageKeys: ['front', 'back'] });
  const settings = { key: 'back', alt: TEXT, focalPoint: { x: 500, y: 250 } };
  await arrange(id, 1, [{ key: 'front' }, settings]);
  const record = await findProduct(harness.db, id);
  expect(record && mapImageDetails(record, 'en-US')).toEqual([{ order: 2, alt: TEXT['en-US'] }]);
  expect((await loadPositions(harness.db)).get('back')).toBe('50% 25%');
  await arrange(id, 2, [{ key: 'front' }]);
  const after = await findProduct(harness.db, id);
  expect(after && mapImageDetails(after, 'en-US')).toEqual([]);
});

describe('an uploaded image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a file of type %s', async (format) => {
    const { id } = await draft();
    const [key] = keysOf(await upload(id, await drawImage(format)));
    expect(key).toMatch(/^u-300x400-[\da-f]{32}$/);
    const stored = harness.deps.storage.files.get(toStorageKey(key ?? ''));
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 300 });
  });

  it('is stored upright and without what the camera wrote into it', async () => {
    const { id } = await draft();
    const photo = await sharp(await drawImage('jpeg', { width: 400, height: 250 }))
      .withExif({ IFD0: { Make: 'Camera', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const [key] = keysOf(await upload(id, photo));
    const stored = await sharp(harness.deps.storage.files.get(toStorageKey(key ?? ''))).metadata();
    expect([stored.width, stored.height, stored.exif]).toEqual([250, 400, undefined]);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 'image-unreadable'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-unreadable'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'image-heic'],
    ['cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image-unreadable'],
  ])('is refused when it is %s', async (_, file, reason) => {
    const { id } = await draft();
    const { status, body } = await upload(id, file);
    expect([status, body.error.reason]).toEqual([400, reason]);
  });

  it('is refused when it is small', async () => {
    const { id } = await draft();
    const { body } = await upload(id, await drawImage('png', { width: 199, height: 400 }));
    expect(body.error.message).toBe('The image is too small: its shorter side needs 200 pixels');
  });

  it('is added once, also when it is sent again', async () => {
    const { id } = await draft(['coat-1']);
    const file = await drawImage();
    const first = keysOf(await upload(id, file));
    expect(first[0]).toBe('coat-1');
    expect(keysOf(await upload(id, file))).toEqual(first);
  });

  it('is refused when the product has as many as it may have', async () => {
    const keys = Array.from({ length: MAX_PRODUCT_IMAGES }, (_, n) => `coat-${n}`);
    const { id } = await draft(keys);
    expect((await upload(id, await drawImage())).body.error.reason).toBe('too-many-images');
  });

  it('needs a product', async () => {
    expect((await upload('999999', await drawImage())).status).toBe(404);
  });
});

describe('the images of a product', () => {
  it('get an order, texts and focal points, and can be put back', async () => {
    const { id } = await draft(['front']);
    const [, added = ''] = keysOf(await upload(id, await drawImage()));
    const settings = { alt: TEXT, focalPoint: { x: 500, y: 250 } };
    const arranged = await arrange(id, 2, [{ key: added, ...settings }, { key: 'front' }]);
    expect(arranged.body.images).toMatchObject([
      { key: added, url: `/images/${added}/480`, ...settings },
      { key: 'front', alt: null, focalPoint: null },
    ]);
    expect(keysOf(await arrange(id, 3, [{ key: added }]))).toEqual([added]);
    expect(keysOf(await arrange(id, 4, [{ key: 'front' }, { key: added }]))).toEqual([
      'front',
      added,
    ]);
  });

  it('are its own', async () => {
    const other = await draft();
    const [key = ''] = keysOf(await upload(other.id, await drawImage()));
    const { id } = await draft(['front']);
    expect((await arrange(id, 1, [{ key }])).body.error.reason).toBe('image-of-other-product');
  });

  it('are never empty while it is published', async () => {
    const { id } = await insertProduct(harness);
    expect((await arrange(id, 1, [])).body.error.reason).toBe('published-product-needs-image');
  });

  it('change from the newest version only', async () => {
    const { id } = await draft(['front']);
    expect((await arrange(id, 2, [])).status).toBe(412);
  });

  it('are fetched from URLs in their order, and failures are told', async () => {
    const { id } = await draft();
    const urls = [
      'https://a.example/1.png',
      'https://b.example/missing',
      'https://c.example/3.png',
    ];
    const { body } = await harness.ask('POST', `products/${id}/images/by-url`, {
      session,
      body: { urls },
    });
    expect(body.product.images).toHaveLength(2);
    expect(body.failed).toEqual([
      { url: urls[1], reason: 'The file at this URL cannot be fetched' },
    ]);
  });
});
