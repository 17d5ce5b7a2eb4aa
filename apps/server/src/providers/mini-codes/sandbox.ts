import sharp from 'sharp';
import { renderSVG } from 'uqr';
import type { MiniCodesPort } from './port.ts';

/** A plain code with the page in it, in place of the round one that the messaging app draws. */
export const sandboxMiniCodes = (): MiniCodesPort => ({
  async draw({ page, scene, width }) {
    const svg = renderSVG(`/${page}?scene=${encodeURIComponent(scene)}`, { border: 2 });
    const png = await sharp(Buffer.from(svg)).resize(width, width).png().toBuffer();
    return { type: 'image/png', bytes: png };
  },
});
