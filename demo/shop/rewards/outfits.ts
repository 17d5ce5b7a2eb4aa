import type { Gender } from '@vitrine/contract';
import { DAY_MS, localised, toChinaIsoDate } from '@vitrine/kit';
import type { Kind } from '../products/kinds.ts';
import type { Product } from '../products/products.ts';
import { arrangeProducts } from '../sets/sets.ts';

/** The kinds an outfit is made of: one product of each row. */
const OUTFIT_KINDS: Readonly<Record<Gender, readonly (readonly Kind[])[]>> = {
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
  localised('出门走走', 'Out for a walk'),
  localised('晚一点见', 'See you later'),
  localised('开会那天', 'A day of meetings'),
  localised('周末的早晨', 'A morning at the weekend'),
  localised('风大的日子', 'A windy day'),
  localised('朋友家的晚饭', 'Supper with friends'),
  localised('赶一趟火车', 'A train to catch'),
];

const DAYS = 7;

function createOutfits(gender: Gender, products: readonly Product[], now: number) {
  const available = products.filter(
    ({ row, drawn, stockStatus }) =>
      drawn.gender === gender && row.is_online && stockStatus !== 'soldOut',
  );
  const candidates = OUTFIT_KINDS[gender].map((kinds) =>
    arrangeProducts(
      available.filter(({ drawn }) => kinds.includes(drawn.kind)),
      DAYS,
    ),
  );
  return Array.from({ length: DAYS }, (_, day) => {
    const outfit = candidates.flatMap(
      (choices) => choices[day % Math.max(1, choices.length)] ?? [],
    );
    const date = toChinaIsoDate(now - day * DAY_MS);
    return {
      id: `${gender}-${date}`,
      day: date,
      gender,
      title: TITLES[(day + gender.length) % TITLES.length],
      description: localised(
        outfit.map(({ row }) => row.short_description['zh-CN']).join('，'),
        outfit.map(({ row }) => row.short_description['en-US']).join(', '),
      ),
      image_keys: outfit.slice(0, 1).flatMap(({ row }) => row.image_keys.slice(0, 1)),
      product_ids: outfit.map(({ row }) => row.id),
    };
  });
}

/** An outfit for every day of the last week, for each gender. */
export const dayOutfitRows = (products: readonly Product[], now: number) =>
  (['women', 'men', 'kids'] as const).flatMap((gender) => createOutfits(gender, products, now));
