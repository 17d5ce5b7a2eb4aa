import type { Gender } from '@vitrine/contract';
import drawn from '../pieces.json' with { type: 'json' };

export const KINDS = [
  'backpack',
  'beanie',
  'belt',
  'blazer',
  'bomber',
  'boot',
  'briefcase',
  'cap',
  'carCoat',
  'cardigan',
  'coat',
  'crossbodyBag',
  'denimJacket',
  'dress',
  'duffleCoat',
  'dungarees',
  'earrings',
  'gown',
  'knit',
  'laceUp',
  'loafer',
  'polo',
  'puffer',
  'pump',
  'scarf',
  'shirt',
  'skirt',
  'sneaker',
  'suitJacket',
  'sunglasses',
  'sweatshirt',
  'tee',
  'tie',
  'topHandleBag',
  'tote',
  'trench',
  'trousers',
  'watch',
] as const;

export type Kind = (typeof KINDS)[number];

/** What can be seen of a piece, as the drawings know it. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Piece {
  id: string;
  kind: Kind;
  gender: Gender;
  fabric: string;
  colour: string;
  facts: Facts;
}

/** Every piece of which there is a picture, as the drawings are listed in pieces.json. */
export const pieces: readonly Piece[] = drawn.map((piece) => ({
  id: piece.id,
  kind: piece.kind as Kind,
  gender: piece.gender as Gender,
  fabric: piece.fabric,
  colour: piece.colour,
  facts: piece.options as Facts,
}));
