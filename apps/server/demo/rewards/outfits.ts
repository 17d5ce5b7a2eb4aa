import type { Gender } from '@vitrine/contract';
import { chinaDate, DAY_MS } from '@vitrine/kit';
import { both } from '../both.ts';
import type { Kind } from '../products/pieces.ts';
import type { Product } from '../products/products.ts';
import { arranged } from '../sets/sets.ts';

/** What a look is made of: one piece of each line. */
const LOOKS: Readonly<Record<Gender, readonly (readonly Kind[])[]>> = {
  women: [
    ['trench', 'coat', 'carCoat', 'blazer'],
    ['dress', 'skirt', 'knit', 'shirt'],
    ['tote', 'topHandleBag', 'crossbodyBag'],
    ['pump', 'loafer', 'boot', 'sneaker'],
  ],
  men: [
    ['suitJacket', 'bomber', 'coat', 'puffer'],
    ['shirt', 'knit', 'polo', 'tee'],
    ['briefcase', 'tote', 'backpack'],
    ['laceUp', 'loafer', 'sneaker', 'boot'],
  ],
  kids: [
    ['duffleCoat', 'carCoat', 'denimJacket', 'puffer'],
    ['dress', 'dungarees', 'sweatshirt', 'cardigan'],
    ['sneaker', 'boot'],
  ],
};

const TITLES = [
  both('出门走走', 'Out for a walk'),
  both('晚一点见', 'See you later'),
  both('开会那天', 'A day of meetings'),
  both('周末的早晨', 'A morning at the weekend'),
  both('风大的日子', 'A windy day'),
  both('朋友家的晚饭', 'Supper with friends'),
  both('赶一趟火车', 'A train to catch'),
];

const DAYS = 7;

function outfitsOf(gender: Gender, products: readonly Product[], now: number) {
  const shown = products.filter(
    ({ row, piece, standing }) =>
      piece.gender === gender && row.is_online && standing !== 'soldOut',
  );
  const lines = LOOKS[gender].map((kinds) =>
    arranged(
      shown.filter(({ piece }) => kinds.includes(piece.kind)),
      DAYS,
    ),
  );
  return Array.from({ length: DAYS }, (_, day) => {
    const pieces = lines.flatMap((line) => line[day % Math.max(1, line.length)] ?? []);
    const date = chinaDate(now - day * DAY_MS);
    return {
      id: `${gender}-${date}`,
      day: date,
      gender,
      title: TITLES[(day + gender.length) % TITLES.length],
      description: both(
        pieces.map(({ row }) => row.short_description['zh-CN']).join('，'),
        pieces.map(({ row }) => row.short_description['en-US']).join(', '),
      ),
      image_keys: pieces.slice(0, 1).flatMap(({ row }) => row.image_keys.slice(0, 1)),
      product_ids: pieces.map(({ row }) => row.id),
    };
  });
}

/** A look for every day of the last week, for each gender. */
export const dayOutfitRows = (products: readonly Product[], now: number) =>
  (['women', 'men', 'kids'] as const).flatMap((gender) => outfitsOf(gender, products, now));
