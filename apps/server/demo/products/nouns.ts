import { clothes } from './nouns/clothes.ts';
import type { Noun, Rule } from './nouns/noun.ts';
import { things } from './nouns/things.ts';
import type { Kind, Piece } from './pieces.ts';

const NOUNS: Readonly<Record<Kind, Rule>> = { ...clothes, ...things };

export const nounOf = (piece: Piece): Noun => NOUNS[piece.kind](piece.facts, piece);
