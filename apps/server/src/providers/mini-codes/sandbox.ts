import sharp from 'sharp';
import { renderSVG } from 'uqr';
import type { MiniCodesPort } from './port.ts';

/** Draws a QR code with the page path in place of WeChat's mini-program code. */
export const sandboxMiniCodes = (): MiniCodesPort => ({
  async draw({ page, scene, width }) {
    const svg = renderSVG(`/${page}?scene=${encodeURIComponent(scene)}`, { border: 2 });
    const png = await sharp(Buffer.from(svg)).resize(width, width).png().toBuffer();
    return { type: 'image/png', bytes: png };
  },
});
