import { defineMessages } from '@vitrine/kit';

/** In the lightbox's own chunk, because few shoppers open it. */
export const lightboxMessages = defineMessages({
  'zh-CN': {
    close: '关闭',
    zoomIn: '放大',
    zoomOut: '缩小',
    position: '第 {n} 张，共 {count} 张',
  },
  'en-US': {
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    position: 'Picture {n} of {count}',
  },
});
