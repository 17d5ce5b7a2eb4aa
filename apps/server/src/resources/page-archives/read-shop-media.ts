import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceImages } from '../images/source-images.ts';
import type { FindUploadedVideo } from '../videos/uploaded-videos.ts';
import type { PageArchiveDeps } from './deps.ts';

interface Sources {
  readonly images: Pick<SourceImages, 'find'>;
  readonly findUploadedVideo: FindUploadedVideo;
  readonly videoDir: string;
}

/** Reads images and videos from where pages are served them. */
export const createShopMediaReader =
  ({ images, findUploadedVideo, videoDir }: Sources): PageArchiveDeps['readShopMedia'] =>
  async ({ kind, name }) => {
    const file = `${name}.mp4`;
    const path =
      kind === 'image'
        ? (await images.find(name))?.path
        : ((await findUploadedVideo(file)) ?? join(videoDir, file));
    return path === undefined ? undefined : readFile(path).catch(() => undefined);
  };
