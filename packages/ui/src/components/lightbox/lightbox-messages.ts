import { defineMessages } from '@vitrine/kit';

/** In the lightbox's own chunk, because few shoppers open it. */
export const lightboxMessages = defineMessages({
  close: ['关闭', 'Close'],
  zoomIn: ['放大', 'Zoom in'],
  zoomOut: ['缩小', 'Zoom out'],
  position: ['第 {n} 张，共 {count} 张', 'Picture {n} of {count}'],
});
