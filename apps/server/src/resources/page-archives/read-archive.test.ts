import { currentPageVersion } from '@vitrine/modules/schemas';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createArchive, createArchivedDraft } from '../../../test/admin/create-archive.ts';
import { CONTENT, MANIFEST, toFilePath } from './archive-format.ts';
import { ArchiveError, readArchive } from './read-archive.ts';
import { hashBytes } from './write-archive.ts';

const MB = 1024 * 1024;
const PICTURE = Buffer.from('a picture');
const entry = (id: string, fields: Record<string, unknown> = {}) => ({ id, code: 'text', fields });

function findFault(archive: Uint8Array): string {
  try {
    readArchive(archive, currentPageVersion());
    return 'none';
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
}

/** An archive of any parts, whose manifest is true unless it is given. */
function pack(parts: Record<string, Uint8Array>, manifest: object = {}): Uint8Array {
  const files = Object.entries(parts).map(([path, bytes]) => ({
    ...{ path, bytes: bytes.byteLength },
    sha256: hashBytes(bytes),
  }));
  const head = { format: 'vitrine-page', formatVersion: 1, shopVersion: '1.0.0' };
  const full = { ...head, exportedAt: '2026-11-20T02:00:00.000Z', files, ...manifest };
  const packed: Zippable = { [MANIFEST]: strToU8(JSON.stringify(full)) };
  return zipSync({ ...packed, ...parts });
}

const content = (more: object = {}) =>
  strToU8(
    JSON.stringify({
      ...{ code: 'spring', name: '春', shapeVersion: 1, blocks: [], media: [] },
      drafts: [createArchivedDraft([entry('a')])],
      ...more,
    }),
  );

describe('an archive', () => {
  it('is read as it was written', () => {
    const archive = createArchive({ files: [{ name: 'banner', bytes: PICTURE }] });
    const { page, files } = readArchive(archive, currentPageVersion());
    expect(page).toMatchObject({ code: 'spring', shopVersion: '1.0.0', drafts: [{ title: '春' }] });
    expect([...files]).toEqual([[hashBytes(PICTURE), PICTURE]]);
  });

  it('is read when it was packed again by another program', () => {
    const parts = { [CONTENT]: content() };
    expect(readArchive(pack(parts), currentPageVersion()).page.drafts).toHaveLength(1);
  });

  it.each([
    ['no ZIP', Buffer.from('<html>'), 'archive-unreadable'],
    ['empty', Buffer.alloc(0), 'archive-unreadable'],
    ['cut off', createArchive().subarray(0, 200), 'archive-unreadable'],
    ['of another program', zipSync({ 'index.html': PICTURE }), 'archive-foreign'],
    ['without a manifest', zipSync({ [CONTENT]: content() }), 'archive-foreign'],
    ['of another kind', pack({ [CONTENT]: content() }, { format: 'other' }), 'archive-foreign'],
    ['of a later format', pack({ [CONTENT]: content() }, { formatVersion: 2 }), 'archive-newer'],
    ['of later modules', pack({ [CONTENT]: content({ shapeVersion: 999 }) }), 'archive-newer'],
    ['without a page', pack({}), 'archive-foreign'],
    ['with a page that is no JSON', pack({ [CONTENT]: strToU8('{') }), 'archive-damaged'],
    [
      'with two modules of one id',
      pack({ [CONTENT]: content({ drafts: [createArchivedDraft([entry('a'), entry('a')])] }) }),
      'archive-foreign',
    ],
    [
      'with a text that no database stores',
      pack({ [CONTENT]: content({ name: 'a\u0000' }) }),
      'archive-foreign',
    ],
    [
      'with a picture that is missing',
      pack({
        [CONTENT]: content({
          media: [
            {
              ...{ kind: 'image', name: 'a', title: 'a', alt: null, focalPoint: null, bytes: 1 },
              checksum: hashBytes(PICTURE),
            },
          ],
        }),
      }),
      'archive-damaged',
    ],
  ])('is refused when it is %s', (_, archive, fault) => expect(findFault(archive)).toBe(fault));

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'media/../page.json',
    'media/x',
    'C:\\a',
    'page.json/',
  ])('is refused with a file called %s', (path) =>
    expect(findFault(pack({ [CONTENT]: content(), [path]: PICTURE }))).toBe('archive-foreign'),
  );

  it('is refused when a part was changed, added or left out', () => {
    const path = toFilePath(hashBytes(PICTURE));
    const good = { [CONTENT]: content(), [path]: PICTURE };
    const { files } = JSON.parse(
      Buffer.from(
        JSON.stringify({
          files: Object.entries(good).map(([name, bytes]) => ({
            ...{ path: name, bytes: bytes.byteLength },
            sha256: hashBytes(bytes),
          })),
        }),
      ).toString(),
    );
    const changed = { ...good, [CONTENT]: content({ name: '夏' }) };
    expect(findFault(pack(changed, { files }))).toBe('archive-damaged');
    expect(findFault(pack({ [CONTENT]: content() }, { files }))).toBe('archive-damaged');
    expect(findFault(pack(good, { files: files.slice(0, 1) }))).toBe('archive-damaged');
    expect(findFault(pack({ ...good, [path]: Buffer.from('another') }))).toBe('archive-damaged');
  });

  it('is refused when its modules are nested too deep', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 60; depth++) deep = [deep];
    const drafts = [createArchivedDraft([entry('a', { deep })])];
    expect(findFault(pack({ [CONTENT]: content({ drafts }) }))).toBe('archive-foreign');
  });
});

describe('an archive that grows', () => {
  const zeros = new Uint8Array(41 * MB);

  it('is refused before it is unpacked, when one part is too large', () => {
    const bomb = pack({ [CONTENT]: content(), [toFilePath('a'.repeat(64))]: zeros });
    expect(bomb.byteLength).toBeLessThan(MB);
    expect(findFault(bomb)).toBe('archive-too-large');
  });

  it('is refused when all parts together are too large', () => {
    const part = zeros.subarray(0, 39 * MB);
    const parts = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((letter) => [toFilePath(letter.repeat(64)), part]),
    );
    expect(findFault(pack({ [CONTENT]: content(), ...parts }))).toBe('archive-too-large');
  });

  it('is refused when it holds too many parts', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 303 }, (_, index) => [
        toFilePath(index.toString(16).padStart(64, '0')),
        PICTURE,
      ]),
    );
    expect(findFault(pack({ [CONTENT]: content(), ...parts }))).toBe('archive-too-large');
  });

  it('is refused when one part grows more than texts and tables do', () => {
    const text = strToU8(JSON.stringify({ name: ' '.repeat(7 * MB) }));
    expect(findFault(pack({ [CONTENT]: text }))).toBe('archive-too-large');
  });

  it('is refused when its parts share their bytes', () => {
    const path = toFilePath(hashBytes(PICTURE));
    const archive = Buffer.from(pack({ [CONTENT]: content(), [path]: PICTURE }));
    const place = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    archive.writeUInt32LE(archive.length, place + 20);
    expect(findFault(archive)).toBe('archive-unreadable');
  });

  it('takes no more memory than it says, when it lies about a size', () => {
    const path = toFilePath(hashBytes(zeros));
    const archive = Buffer.from(pack({ [CONTENT]: content(), [path]: zeros }));
    // The size in the list of contents, which programs believe.
    const place = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    archive.writeUInt32LE(1_000, place + 24);
    expect(findFault(archive)).toMatch(/^archive-(?:damaged|unreadable)$/);
  });
});
