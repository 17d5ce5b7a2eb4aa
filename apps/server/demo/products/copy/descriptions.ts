import type { Localised } from '@vitrine/kit';
import { both } from '../../both.ts';
import { pick, type Random } from '../../random.ts';
import type { Piece } from '../pieces.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { cottons } from './cottons.ts';
import { dresses } from './dresses.ts';
import { hides } from './hides.ts';
import type { KindCopy, Sayings } from './kind-copy.ts';
import { knitsAndShirts } from './knits-and-shirts.ts';
import { outerwear } from './outerwear.ts';
import { shoes } from './shoes.ts';
import { silks } from './silks.ts';
import { tailoring } from './tailoring.ts';
import { wools } from './wools.ts';

const CLOTHS: Readonly<Record<string, readonly Localised[]>> = {
  ...wools,
  ...cottons,
  ...silks,
  ...hides,
};

const KINDS: KindCopy = {
  ...outerwear,
  ...tailoring,
  ...dresses,
  ...knitsAndShirts,
  ...bags,
  ...shoes,
  ...accessories,
};

function clothSayings({ fabric, kind }: Piece): readonly Localised[] {
  const found = CLOTHS[`${fabric}:${kind}`] ?? CLOTHS[fabric];
  if (!found) throw new Error(`Nothing is said of ${fabric}`);
  return found;
}

function wearSayings(
  { wear, wearMen, wearKids }: Sayings,
  { gender }: Piece,
): readonly Localised[] {
  if (gender === 'men') return wearMen ?? wear;
  return gender === 'kids' ? (wearKids ?? wear) : wear;
}

const ORDERS = [
  'cloth cut wear',
  'cut cloth',
  'cloth cut cut',
  'cut cloth wear',
  'cloth cut',
  'cut cut wear',
];

/** Two or three sentences of the shopkeeper: of the cloth, of the cut, of what it is for. */
export function describe(piece: Piece, random: Random): Localised {
  const sayings = KINDS[piece.kind];
  if (!sayings) throw new Error(`Nothing is said of a ${piece.kind}`);
  const left = {
    cloth: [...clothSayings(piece)],
    cut: [...sayings.cut(piece.facts, piece)],
    wear: [...wearSayings(sayings, piece)],
  };
  const said = pick(random, ORDERS)
    .split(' ')
    .flatMap((about) => {
      const choices = left[about as keyof typeof left];
      if (choices.length === 0) return [];
      const [sentence] = choices.splice(Math.floor(random() * choices.length), 1);
      return sentence ? [sentence] : [];
    });
  return both(
    said.map((sentence) => sentence['zh-CN']).join(''),
    said.map((sentence) => sentence['en-US']).join(' '),
  );
}
