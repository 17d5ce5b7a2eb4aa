import { existsSync, readFileSync } from 'node:fs';
import { nameOf } from '../products/names.ts';
import { type Piece, pieces } from '../products/pieces.ts';
import type { Say } from './say.ts';

interface Banner {
  id: string;
  alt: { zh: string; en: string };
}

const BANNERS = new URL('../banners.json', import.meta.url);
const banners: Banner[] = existsSync(BANNERS) ? JSON.parse(readFileSync(BANNERS, 'utf8')) : [];

export interface PictureField {
  key: string;
  alt: string;
}

export function pieceNamed(id: string): Piece {
  const piece = pieces.find((candidate) => candidate.id === id);
  if (!piece) throw new Error(`No piece is called ${id}`);
  return piece;
}

/** One view of a piece: 1 on its own, 2 close to, 3 in a room. */
export const pieceView = (pieceId: string, view: 1 | 2 | 3, alt: string): PictureField => ({
  key: `${pieceNamed(pieceId).id}-${view}`,
  alt,
});

/** A banner by what it shows; a piece in a room stands in where that banner has not been drawn. */
export function scene(
  say: Say,
  motif: string,
  ratio: '3x4' | '16x9' | '1x1' | '9x16',
  standIn: string,
): PictureField {
  const found = banners.find(({ id }) => id === `banner-${motif}-${ratio}`);
  if (found) return { key: found.id, alt: say(found.alt.zh, found.alt.en) };
  const name = nameOf(pieceNamed(standIn), true);
  return pieceView(standIn, 3, say(name['zh-CN'], name['en-US']));
}
