import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../providers/storage/port.ts';
import { writeAtomically } from '../images/write-atomically.ts';

const NAME = /^(v-[\da-f]{32})\.mp4$/;

export const toVideoStorageKey = (key: string): string => `videos/${key}`;
export const toVideoUrl = (key: string): string => `/content/films/${key}.mp4`;

/** Finds the path of an uploaded video by the name in its URL. */
export type FindUploadedVideo = (name: string) => Promise<string | undefined>;

/** Videos that operators uploaded are in the storage that all machines share; each keeps a copy of those it sends. */
export function openUploadedVideos(
  storage: Pick<Storage, 'get'>,
  folder: string,
): FindUploadedVideo {
  const pending = new Map<string, Promise<string | undefined>>();

  async function fetchVideo(key: string): Promise<string | undefined> {
    const path = join(folder, `${key}.mp4`);
    if ((await stat(path).catch(() => undefined))?.isFile()) return path;
    const bytes = await storage.get(toVideoStorageKey(key));
    if (!bytes) return undefined;
    await writeAtomically(path, bytes);
    return path;
  }

  return (name) => {
    const key = NAME.exec(name)?.[1];
    if (!key) return Promise.resolve(undefined);
    const running = pending.get(key) ?? fetchVideo(key).finally(() => pending.delete(key));
    pending.set(key, running);
    return running;
  };
}
