import { toMinor } from '@vitrine/kit';
import { both } from '../both.ts';
import { between, chance, hashText, pick, type Random, seeded } from '../random.ts';
import type { Label, ProductRow, VariantRow } from '../rows.ts';
import { attributesOf } from './attributes.ts';
import { careOf } from './care.ts';
import { categoryOf } from './categories.ts';
import { compositionsOf } from './compositions.ts';
import { describe } from './copy/descriptions.ts';
import { type Style, styleId, stylesOf } from './lines.ts';
import { liveModelOf } from './live-models.ts';
import { measurementsOf } from './measurements.ts';
import { nameOf } from './names.ts';
import { madeIn } from './origin.ts';
import type { Piece } from './pieces.ts';
import { priceOf, reducedPrice } from './prices.ts';
import { type Made, variantsOf } from './shelves.ts';
import { boughtSizes, fullRun } from './sizes.ts';
import { type Standing, standingOf } from './stock.ts';

/** A product with what the sets and sales need to choose by. */
export interface Product {
  row: ProductRow;
  variants: VariantRow[];
  attributes: string[];
  piece: Piece;
  styleKey: string;
  standing: Standing;
  isReduced: boolean;
  ageDays: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const REDUCED_SHARE = 0.22;
const NEW_SHARE = 0.14;
const OFFLINE_SHARE = 0.015;
const NEW_SEASON_DAYS = 45;
const OLDEST_DAYS = 168;
const VIEWS = [1, 2, 3];

const LABELS: readonly Label[] = [
  { id: 1001, name: both('店主之选', 'House choice'), priority: 10 },
  { id: 1002, name: both('手工完成', 'Made by hand'), priority: 5 },
  { id: 1003, name: both('再度到店', 'Back in the shop'), priority: 3 },
];

/** The number under which a piece is sold. */
export const productId = (pieceId: string): string =>
  String(10_000_000 + (hashText(pieceId) % 89_999_999));

/** Days since a style came in: one in seven this week, the rest thinning out over half a year. */
function ageOf(random: Random): number {
  if (chance(random, NEW_SHARE)) return 0.2 + random() * 6.4;
  return 8 + (OLDEST_DAYS - 8) * random() ** 1.4;
}

function tagOf(ageDays: number, random: Random): ProductRow['tag'] {
  if (chance(random, 0.06)) return 'Exclusive';
  return ageDays < NEW_SEASON_DAYS && chance(random, 0.5) ? 'NewSeason' : null;
}

const labelsOf = (random: Random): Label[] => {
  if (!chance(random, 0.07)) return [];
  return chance(random, 0.6) ? LABELS.slice(0, 1) : [pick(random, LABELS.slice(1))];
};

/** Higher comes first: what is new and in stock, otherwise well mixed. */
const rankOf = (ageDays: number, standing: Standing, random: Random) =>
  between(random, 0, 1000) + (ageDays < 21 ? 250 : 0) - (standing === 'soldOut' ? 900 : 0);

const soldOf = (standing: Standing, random: Random) =>
  standing === 'soldOut' ? between(random, 6, 14) : Math.floor(random() ** 4 * 46);

function productOf(piece: Piece, style: Style, withColour: boolean, now: number): Product {
  const { brand } = style;
  const ofStyle = seeded(style.key);
  const full = fullRun(piece, brand.home);
  const yuan = priceOf(piece, brand.level, ofStyle);
  const ageDays = ageOf(ofStyle);
  const random = seeded(piece.id);
  const standing = standingOf(random);
  const isReduced = ageDays > 8 && chance(random, REDUCED_SHARE * 1.2);
  const run = boughtSizes(random, full);
  const id = productId(piece.id);
  const made: Made = {
    id,
    piece,
    home: brand.home,
    run,
    standing,
    price: toMinor(isReduced ? reducedPrice(yuan, random) : yuan),
    original: toMinor(yuan),
  };
  const { variants, preferredMerchant, isSameDay } = variantsOf(made, random);
  const publishedAt = new Date(now - Math.round(ageDays * DAY_MS)).toISOString();
  const row: ProductRow = {
    id,
    brand_id: String(brand.id),
    brand_style_id: styleId(style, piece.colour),
    category_id: String(categoryOf(piece)),
    gender: piece.gender,
    colour_code: piece.colour,
    short_description: nameOf(piece, withColour),
    description: describe(piece, random),
    tag: tagOf(ageDays, random),
    labels: labelsOf(random),
    image_keys: VIEWS.map((view) => `${piece.id}-${view}`),
    compositions: compositionsOf(piece),
    care: careOf(piece),
    made_in: madeIn(piece, brand.home),
    measurements: measurementsOf(piece, full, run.sizes),
    live_model: liveModelOf(piece, run, random),
    preferred_merchant_id: preferredMerchant,
    is_online: !chance(random, OFFLINE_SHARE),
    is_same_day: isSameDay,
    rank: rankOf(ageDays, standing, random),
    sold_last_week: soldOf(standing, random),
    published_at: publishedAt,
    updated_at: publishedAt,
  };
  return {
    row,
    variants,
    attributes: attributesOf(piece),
    piece,
    styleKey: style.key,
    standing,
    isReduced,
    ageDays,
  };
}

/** Every piece as a product. A name carries its colour where a house has the same thing in two. */
export function productsOf(pieces: readonly Piece[], now: number): Product[] {
  const styles = stylesOf(pieces);
  const plainName = (style: Style, piece: Piece) =>
    `${style.brand.id} ${piece.gender} ${nameOf(piece, false)['zh-CN']}`;
  const namesakes = new Map<string, number>();
  for (const style of styles) {
    for (const piece of style.pieces) {
      const name = plainName(style, piece);
      namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
    }
  }
  return styles
    .flatMap((style) =>
      style.pieces.map((piece) =>
        productOf(piece, style, (namesakes.get(plainName(style, piece)) ?? 0) > 1, now),
      ),
    )
    .sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1));
}
