import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createPersonalIdHarness,
  DAY_MS,
  PERSONAL_IDS,
} from '../../../test/support/personal-id-harness.ts';
import { pruneImages } from './prune.ts';

const harness = createPersonalIdHarness();
const { storage, clock, create, add, list, patch, upload, uploadImage, uploadBothSides } = harness;

const paint = (background: string, size = { width: 900, height: 600 }) =>
  sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('photos of ID cards', () => {
  it('are returned as thumbnails to their owner', async () => {
    const { id, hasImage } = await add(await uploadBothSides());
    expect(hasImage).toBe(true);
    const response = await harness.app.ask('GET', `${PERSONAL_IDS}/${id}/images/front-thumbnail`, {
      visitor: harness.visitor,
    });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(await sharp(response.bytes).metadata()).toMatchObject({ width: 480, height: 320 });
  });

  it('differ by their side', async () => {
    const front = (await upload(await paint('#ff0000'))).body.id;
    const back = (await upload(await paint('#0000ff'))).body.id;
    const { id } = await add({ frontImageId: front, backImageId: back });
    const readRed = async (side: string) => {
      const path = `${PERSONAL_IDS}/${id}/images/${side}-thumbnail`;
      const { bytes } = await harness.app.ask('GET', path, { visitor: harness.visitor });
      return (await sharp(bytes).stats()).channels[0]?.mean;
    };
    expect(await readRed('front')).toBeGreaterThan(200);
    expect(await readRed('back')).toBeLessThan(50);
  });

  it('cannot be used by another shopper', async () => {
    const foreignId = (await upload(harness.photo, await harness.app.newShopper())).body.id;
    const { status, body } = await create({ frontImageId: foreignId });
    expect([status, body.error.reason]).toEqual([400, 'image-not-found']);
    expect(await list()).toEqual([]);
  });

  it('can be used for one customs ID and one side', async () => {
    const imageIds = await uploadBothSides();
    await add(imageIds);
    expect((await create({ frontImageId: imageIds.frontImageId })).body.error.reason).toBe(
      'image-not-found',
    );
    const id = await uploadImage();
    const twice = await create({ frontImageId: id, backImageId: id });
    expect(twice.body.error.reason).toBe('same-image-twice');
  });

  it('can be replaced, and the old one is deleted', async () => {
    const before = await uploadBothSides();
    const { id } = await add(before);
    const frontImageId = await uploadImage();
    expect((await patch(id, { frontImageId })).body).toMatchObject({
      frontImageId,
      backImageId: before.backImageId,
    });
    clock.now += 2 * DAY_MS;
    await pruneImages(harness.deps);
    expect(storage.files.has(`personal-ids/${before.frontImageId}/photo`)).toBe(false);
    expect(storage.files.has(`personal-ids/${frontImageId}/photo`)).toBe(true);
  });

  it('are removed later when the storage does not answer', async () => {
    const id = await uploadImage();
    clock.now += 2 * DAY_MS;
    const broken = { ...storage, remove: () => Promise.reject(new Error('no answer')) };
    await expect(pruneImages({ ...harness.deps, storage: broken })).rejects.toThrow('no answer');
    expect(storage.files.has(`personal-ids/${id}/photo`)).toBe(true);
    await pruneImages(harness.deps);
    expect(storage.files.has(`personal-ids/${id}/photo`)).toBe(false);
    const removals = harness.deps.db.selectFrom('personal_id_image_removals').selectAll();
    expect(await removals.execute()).toEqual([]);
  });

  it('are deleted after a day when unused, and the oldest ones when there are many', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) {
      ids.push(await uploadImage());
      clock.now += 1;
    }
    const listStored = () => ids.filter((id) => storage.files.has(`personal-ids/${id}/photo`));
    expect(listStored()).toEqual(ids.slice(1));
    await pruneImages(harness.deps);
    expect(listStored()).toEqual(ids.slice(1));
    clock.now += DAY_MS;
    await pruneImages(harness.deps);
    expect(listStored()).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 400, 'photo-unreadable'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 400, 'photo-heic'],
    ['nothing', Buffer.alloc(0), 400, 'photo-unreadable'],
  ])('are refused when they are %s', async (_, bytes, status, reason) => {
    const response = await upload(bytes);
    expect([response.status, response.body.error.reason]).toEqual([status, reason]);
  });

  it('are limited to twenty an hour for a shopper', async () => {
    for (let count = 0; count < 20; count++)
      expect((await upload(Buffer.from('<html>'))).status).toBe(400);
    const refused = await upload();
    expect([refused.status, refused.body.error.reason]).toEqual([429, 'photos-used-up']);
    expect(refused.body.error.message).toBe('上传次数过多，请一小时后再试');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(harness.photo, await harness.app.newShopper())).status).toBe(200);
    clock.now += 3_600_000;
    expect((await upload()).status).toBe(200);
  });

  it('are processed one after the other for a shopper, and a third at once is refused', async () => {
    // A large photo is still being processed when the last upload has been counted, also on a busy machine.
    const large = await paint('#7a8f82', { width: 6_000, height: 4_000 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => upload(large)));
    const accepted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 429);
    expect(accepted.length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(0);
    expect(accepted.length + refused.length).toBe(6);
    expect(refused[0]?.body.error.reason).toBe('photo-under-way');
  });

  it('may have at most five megabytes', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
