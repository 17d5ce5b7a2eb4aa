import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BOOK, DAY_MS, personalIdDesk } from './book-desk.ts';
import { pruneImages } from './prune.ts';

const at = personalIdDesk();
const { storage, clock, create, add, book, patch, upload, image, both } = at;

describe('photos', () => {
  it('are shown small, and to their owner only', async () => {
    const { id, hasImage } = await add(await both());
    expect(hasImage).toBe(true);
    const answer = await at.app.ask('GET', `${BOOK}/${id}/images/front-thumbnail`, {
      visitor: at.visitor,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 480, height: 320 });
  });

  it('belong to whoever uploaded them', async () => {
    const theirs = (await upload(at.photo, await at.app.newShopper())).body.id;
    const { status, body } = await create({ frontImageId: theirs });
    expect([status, body.error.reason]).toEqual([400, 'image-not-found']);
    expect(await book()).toEqual([]);
  });

  it('belong to one person and one side', async () => {
    const used = await both();
    await add(used);
    expect((await create({ frontImageId: used.frontImageId })).body.error.reason).toBe(
      'image-not-found',
    );
    const id = await image();
    const twice = await create({ frontImageId: id, backImageId: id });
    expect(twice.body.error.reason).toBe('same-image-twice');
  });

  it('are exchanged, and the old one is let go of', async () => {
    const before = await both();
    const { id } = await add(before);
    const frontImageId = await image();
    expect((await patch(id, { frontImageId })).body).toMatchObject({
      frontImageId,
      backImageId: before.backImageId,
    });
    clock.now += 2 * DAY_MS;
    await pruneImages(at.deps);
    expect(storage.files.has(`personal-ids/${before.frontImageId}/photo`)).toBe(false);
    expect(storage.files.has(`personal-ids/${frontImageId}/photo`)).toBe(true);
  });

  it('that nobody uses are thrown away after a day, and the oldest when there are many', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) {
      ids.push(await image());
      clock.now += 1;
    }
    const kept = () => ids.filter((id) => storage.files.has(`personal-ids/${id}/photo`));
    expect(kept()).toEqual(ids.slice(1));
    await pruneImages(at.deps);
    expect(kept()).toEqual(ids.slice(1));
    clock.now += DAY_MS;
    await pruneImages(at.deps);
    expect(kept()).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 400, 'photo-unreadable'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 400, 'photo-heic'],
    ['nothing', Buffer.alloc(0), 400, 'photo-unreadable'],
  ])('are no photos when they are %s', async (_, bytes, status, reason) => {
    const answer = await upload(bytes);
    expect([answer.status, answer.body.error.reason]).toEqual([status, reason]);
  });

  it('have five megabytes at most', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
