import { kids } from './kids.ts';
import type { Gender } from './kinds.ts';
import { men } from './men/men.ts';
import { type Line, type Piece, piecesOf } from './piece.ts';
import { women } from './women/women.ts';

const PLAN: Readonly<Record<Gender, readonly Line[]>> = { women, men, kids };

/** Every piece of the demo shop, sorted by id. */
export function catalogue(): Piece[] {
  return Object.entries(PLAN)
    .flatMap(([gender, lines]) => lines.flatMap((line) => piecesOf(gender as Gender, line)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function pieceById(id: string): Piece {
  const piece = catalogue().find((candidate) => candidate.id === id);
  if (!piece) throw new Error(`No piece is called ${id}`);
  return piece;
}
