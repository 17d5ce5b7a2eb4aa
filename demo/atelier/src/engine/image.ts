import sharp, { type Sharp } from 'sharp';
import { toByte } from './colour.ts';
import { hashCell } from './noise.ts';

const SHOULDER = 0.82;

/** Compresses highlights instead of clipping them. */
function rollOff(c: number): number {
  if (c <= SHOULDER) return c;
  const headroom = 1 - SHOULDER;
  return SHOULDER + headroom * (1 - Math.exp(-(c - SHOULDER) / headroom));
}

/** Converts linear RGB to an sRGB image, with optional film grain. */
export function toImage(rgb: Float32Array, w: number, h: number, grain = 0): Sharp {
  const bytes = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    const speck = grain ? (hashCell(i % w, (i / w) | 0) - 0.5) * grain : 0;
    for (let k = i * 3; k < i * 3 + 3; k++) {
      const c = rollOff(Math.max(0, rgb[k]));
      bytes[k] = toByte(c + speck * (0.15 + Math.sqrt(c)));
    }
  }
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } });
}
