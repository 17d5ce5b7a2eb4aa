import { afterAll, expect, it } from 'vitest';
import { createArchive } from '../../../test/admin/create-archive.ts';
import { createBomb, createDeepArchive } from '../../../test/admin/create-bomb.ts';
import { openArchiveReader } from './open-archive-reader.ts';

const reader = openArchiveReader();
afterAll(() => reader.close());

it('an archive is read in a thread of its own, several in turn', async () => {
  const picture = Buffer.from('a picture');
  const archives = ['a', 'b', 'c'].map((name) =>
    createArchive({ files: [{ name, bytes: picture }] }),
  );
  const read = await Promise.all(archives.map(reader.read));
  expect(read.map(({ page }) => page.media[0]?.name)).toEqual(['a', 'b', 'c']);
  expect(Buffer.from([...(read[0]?.files.values() ?? [])][0] ?? []).equals(picture)).toBe(true);
});

it.each([
  ['unpacks to more than it says', createBomb(), 'archive-damaged'],
  ['is nested too deep', createDeepArchive(), 'archive-foreign'],
  ['is none', Buffer.from('<html>'), 'archive-unreadable'],
])('an archive that %s is refused with its reason', async (_, archive, fault) => {
  await expect(reader.read(Buffer.from(archive))).rejects.toMatchObject({ fault });
});

it('an archive is not read any more when the server closes', async () => {
  const closing = openArchiveReader();
  const reading = expect(closing.read(createArchive())).rejects.toThrow();
  await closing.close();
  await reading;
});
