import { EVERYBODY } from '../../src/resources/contents/choose-revision.ts';
import type {
  ArchivedContent,
  ArchivedDraft,
} from '../../src/resources/page-archives/archive-format.ts';
import { hashBytes, writeArchive } from '../../src/resources/page-archives/write-archive.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');

interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind?: 'image' | 'video';
}

type Parts = Partial<ArchivedContent> & { files?: readonly TestFile[] };

export const createArchivedDraft = (
  entries: ArchivedDraft['entries'],
  more: Partial<ArchivedDraft> = {},
): ArchivedDraft => ({
  ...{ ...EVERYBODY, language: 'zh-CN', title: '春' },
  entries,
  ...more,
});

/** The file of an exported page, as another shop would have written it. */
export function createArchive({ files = [], ...content }: Parts = {}): Buffer {
  const media = files.map(({ name, bytes, kind = 'image' }) => ({
    ...{ kind, name, title: name, alt: null, focalPoint: null },
    ...{ checksum: hashBytes(bytes), bytes: bytes.byteLength },
  }));
  const page: ArchivedContent = {
    ...{ code: 'spring', name: '春季活动', shapeVersion: 1, blocks: [], media },
    drafts: [createArchivedDraft([{ id: 'a', code: 'text', fields: { content: '<p>春</p>' } }])],
    ...content,
  };
  const parts = new Map(files.map(({ bytes }) => [hashBytes(bytes), bytes]));
  return Buffer.from(writeArchive(page, parts, NOW));
}
