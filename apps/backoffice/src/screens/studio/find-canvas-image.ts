import { IMAGE_SIZES } from '@vitrine/kit';

/** Until delivery tells the size of a picture, the canvas reserves the place of a wide one. */
const WIDTH = 1_600;
const HEIGHT = 900;

/** The URLs of a picture by its key. */
export const findCanvasImage = (key: string) => ({
  width: WIDTH,
  height: HEIGHT,
  images: IMAGE_SIZES.map((size) => ({ url: `/images/${encodeURIComponent(key)}/${size}`, size })),
});
