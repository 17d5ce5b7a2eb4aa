import type { mediaCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { drawImage } from '../draw-image.ts';

let count = 0;

/** A file of the library that is used nowhere. */
export async function insertMediaFile({ db, deps }: Pick<AdminFixture, 'db' | 'deps'>) {
  const hash = (++count).toString(16).padStart(32, '0');
  const at = new Date(deps.now());
  const row = { kind: 'image', name: `秋 ${count}`, width: 1600, height: 900 } as const;
  return db
    .insertInto('media_files')
    .values({
      ...row,
      key: `u-1600x900-${hash}`,
      uploaded_at: at,
      unused_since: at,
      state: 'stored',
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
}

const idOf = async (fixture: AdminFixture) => ({ id: (await insertMediaFile(fixture)).id });

type Example = { valid(fixture: AdminFixture): Promise<CallInput> };

export const mediaExamples: Readonly<Record<keyof typeof mediaCalls, Example>> = {
  listMediaFiles: {
    valid: async (fixture) => {
      const { key } = await insertMediaFile(fixture);
      return { query: { size: '2', kind: 'image', used: 'false', search: '秋', keys: key } };
    },
  },
  getMediaFile: { valid: async (fixture) => ({ params: await idOf(fixture) }) },
  uploadMediaFile: { valid: async () => ({ file: await drawImage() }) },
  updateMediaFile: {
    valid: async (fixture) => ({
      params: await idOf(fixture),
      headers: { 'if-match': '1' },
      body: {
        name: '秋日',
        alt: { 'zh-CN': '驼色风衣', 'en-US': 'A camel trench' },
        focalPoint: { x: 400, y: 250 },
      },
    }),
  },
  deleteMediaFile: { valid: async (fixture) => ({ params: await idOf(fixture) }) },
};
