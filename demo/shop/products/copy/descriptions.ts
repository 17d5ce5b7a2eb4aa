import { type Localised, localised } from '@vitrine/kit';
import { pick, type Random } from '../../../../apps/server/test/support/random.ts';
import type { DrawnProduct } from '../drawn-products.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { coats } from './coats.ts';
import { cottons } from './cottons.ts';
import { dresses } from './dresses.ts';
import { hides } from './hides.ts';
import { jackets } from './jackets.ts';
import type { KindCopy, KindSentences } from './kind-copy.ts';
import { knits } from './knits.ts';
import { shirts } from './shirts.ts';
import { shoes } from './shoes.ts';
import { silks } from './silks.ts';
import { tailoring } from './tailoring.ts';
import { wools } from './wools.ts';

const FABRICS: Readonly<Record<string, readonly Localised[]>> = {
  ...wools,
  ...cottons,
  ...silks,
  ...hides,
};

const KINDS: KindCopy = {
  ...coats,
  ...jackets,
  ...tailoring,
  ...dresses,
  ...knits,
  ...shirts,
  ...bags,
  ...shoes,
  ...accessories,
};

function findFabricSentences({ fabric, kind }: DrawnProduct): readonly Localised[] {
  const sentences = FABRICS[`${fabric}:${kind}`] ?? FABRICS[fabric];
  if (!sentences) throw new Error(`There are no sentences about ${fabric}`);
  return sentences;
}

function findWearSentences(
  { wear, wearMen, wearKids }: KindSentences,
  { gender }: DrawnProduct,
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

/** Two or three sentences about the fabric, the cut and the occasion. */
export function buildDescription(product: DrawnProduct, random: Random): Localised {
  const sentences = KINDS[product.kind];
  if (!sentences) throw new Error(`There are no sentences about the kind ${product.kind}`);
  const remaining = {
    cloth: [...findFabricSentences(product)],
    cut: [...sentences.cut(product.options, product)],
    wear: [...findWearSentences(sentences, product)],
  };
  const chosen = pick(random, ORDERS)
    .split(' ')
    .flatMap((topic) => {
      const choices = remaining[topic as keyof typeof remaining];
      if (choices.length === 0) return [];
      const [sentence] = choices.splice(Math.floor(random() * choices.length), 1);
      return sentence ? [sentence] : [];
    });
  return localised(
    chosen.map((sentence) => sentence['zh-CN']).join(''),
    chosen.map((sentence) => sentence['en-US']).join(' '),
  );
}
