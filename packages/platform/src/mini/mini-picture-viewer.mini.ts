import { previewImage } from '@tarojs/taro';
import type { PictureViewerPort } from '../ports/picture-viewer.ts';

/** The viewer loads pictures itself, so it needs their absolute URLs. */
export const createMiniPictureViewer = (
  toAbsoluteUrl: (path: string) => string,
): PictureViewerPort => ({
  open(paths, start) {
    const urls = paths.map(toAbsoluteUrl);
    // Without the host's viewer the page stays as it is, and the next press tries again.
    previewImage({ urls, current: urls[start] ?? '' }).catch(() => undefined);
  },
});
