import { existsSync, readFileSync } from 'node:fs';
import { pieces } from './pieces.ts';

interface Banner {
  id: string;
  motif: string;
  ratio: string;
}

const BANNERS = new URL('./banners.json', import.meta.url);
const banners: Banner[] = existsSync(BANNERS) ? JSON.parse(readFileSync(BANNERS, 'utf8')) : [];

export interface PictureField {
  key: string;
  alt: string;
}

/** One view of a piece: 1 on its own, 2 close to, 3 in a room. */
export function pieceView(pieceId: string, view: 1 | 2 | 3, alt: string): PictureField {
  if (!pieces.some(({ id }) => id === pieceId)) throw new Error(`No piece is called ${pieceId}`);
  return { key: `${pieceId}-${view}`, alt };
}

/** A banner by what it shows; a piece in a room stands in where that one has not been drawn. */
export function scene(motif: string, ratio: string, pieceId: string, alt: string): PictureField {
  const found = banners.find((banner) => banner.motif === motif && banner.ratio === ratio);
  return found ? { key: found.id, alt } : pieceView(pieceId, 3, alt);
}
