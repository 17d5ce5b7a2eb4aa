import { DAY_MS, localised, toMinor } from '@vitrine/kit';
import {
  between,
  chance,
  hashText,
  pick,
  type Random,
  seeded,
} from '../../../apps/server/test/support/random.ts';
import { COUNTRY_NAMES } from '../countries.ts';
import type { Label, ProductRow, VariantRow } from '../rows.ts';
import { findAttributes } from './attributes.ts';
import { careInstructionsFor } from './care.ts';
import { findCategoryId } from './categories.ts';
import { compositionsFor } from './compositions.ts';
import { buildDescription } from './copy/descriptions.ts';
import { type DrawnProduct, imageKeys } from './drawn-products.ts';
import { pickLiveModel } from './live-models.ts';
import { measurementsFor } from './measurements.ts';
import { buildProductName } from './names.ts';
import { countryOfOrigin } from './origin.ts';
import { pickPrice, pickReducedPrice } from './prices.ts';
import { fullSizeRun, pickStockedSizes } from './sizes.ts';
import { pickSizing } from './sizing.ts';
import { pickStockStatus, type StockStatus } from './stock.ts';
import { assignStyles, type Style, styleId } from './styles.ts';
import { createVariants, type VariantSource } from './variants.ts';

/** A product with the data by which sets and sales select it. */
export interface Product {
  row: ProductRow;
  variants: VariantRow[];
  attributes: string[];
  drawn: DrawnProduct;
  styleKey: string;
  stockStatus: StockStatus;
  isReduced: boolean;
  ageDays: number;
}

const REDUCED_SHARE = 0.22;
const NEW_SHARE = 0.14;
const OFFLINE_SHARE = 0.015;
const NEW_SEASON_DAYS = 45;
const OLDEST_DAYS = 168;
const LABELS: readonly Label[] = [
  { id: 1001, name: localised('店主之选', 'House choice'), priority: 10 },
  { id: 1002, name: localised('手工完成', 'Made by hand'), priority: 5 },
  { id: 1003, name: localised('再度到店', 'Back in the shop'), priority: 3 },
];

/** The id under which a drawn product is sold. */
export const productId = (drawnId: string): string =>
  String(10_000_000 + (hashText(drawnId) % 89_999_999));

/**
 * Days since a style was published: one in seven within this week, the rest thinning out over half
 * a year.
 */
function pickAgeDays(random: Random): number {
  if (chance(random, NEW_SHARE)) return 0.2 + random() * 6.4;
  return 8 + (OLDEST_DAYS - 8) * random() ** 1.4;
}

/** The sale is of last season's products, so a reduced product is not of the new one. */
function pickTag(ageDays: number, isReduced: boolean, random: Random): ProductRow['tag'] {
  if (chance(random, 0.06)) return 'Exclusive';
  const isNewSeason = ageDays < NEW_SEASON_DAYS && chance(random, 0.5);
  return isNewSeason && !isReduced ? 'NewSeason' : null;
}

const pickLabels = (random: Random): Label[] => {
  if (!chance(random, 0.07)) return [];
  return chance(random, 0.6) ? LABELS.slice(0, 1) : [pick(random, LABELS.slice(1))];
};

/** Higher comes first: new products in stock, otherwise in random order. */
const computeRank = (ageDays: number, stockStatus: StockStatus, random: Random) =>
  between(random, 0, 1000) + (ageDays < 21 ? 250 : 0) - (stockStatus === 'soldOut' ? 900 : 0);

const pickSoldLastWeek = (stockStatus: StockStatus, random: Random) =>
  stockStatus === 'soldOut' ? between(random, 6, 14) : Math.floor(random() ** 4 * 46);

function createProduct(
  drawn: DrawnProduct,
  style: Style,
  withColour: boolean,
  now: number,
): Product {
  const { brand } = style;
  const styleRandom = seeded(style.key);
  const full = fullSizeRun(drawn, brand.country);
  const yuan = pickPrice(drawn, brand.priceLevel, styleRandom);
  const ageDays = pickAgeDays(styleRandom);
  const random = seeded(drawn.id);
  const stockStatus = pickStockStatus(random);
  const isReduced = ageDays > 8 && chance(random, REDUCED_SHARE * 1.2);
  const run = pickStockedSizes(random, full);
  const id = productId(drawn.id);
  const source: VariantSource = {
    id,
    drawn,
    country: brand.country,
    run,
    stockStatus,
    price: toMinor(isReduced ? pickReducedPrice(yuan, random) : yuan),
    original: toMinor(yuan),
  };
  const { variants, preferredMerchant, isSameDay } = createVariants(source, random);
  const publishedAt = new Date(now - Math.round(ageDays * DAY_MS)).toISOString();
  const origin = countryOfOrigin(drawn, brand.country);
  const row: ProductRow = {
    id,
    brand_id: String(brand.id),
    brand_style_id: styleId(style, drawn.colour),
    family_id: style.drawnProducts.length > 1 ? style.key : null,
    category_id: String(findCategoryId(drawn)),
    gender: drawn.gender,
    colour_code: drawn.colour,
    short_description: buildProductName(drawn, withColour),
    description: buildDescription(drawn, random),
    tag: pickTag(ageDays, isReduced, random),
    labels: pickLabels(random),
    image_keys: imageKeys(drawn),
    compositions: compositionsFor(drawn),
    care: careInstructionsFor(drawn),
    made_in: COUNTRY_NAMES[origin],
    hs_code: null,
    origin_country: origin,
    net_weight: null,
    measurements: measurementsFor(drawn, full, run.sizes),
    live_model: pickLiveModel(drawn, run, random),
    sizing: pickSizing(drawn, run),
    preferred_merchant_id: preferredMerchant,
    is_online: !chance(random, OFFLINE_SHARE),
    is_same_day: isSameDay,
    rank: computeRank(ageDays, stockStatus, random),
    sold_last_week: pickSoldLastWeek(stockStatus, random),
    published_at: publishedAt,
    updated_at: publishedAt,
  };
  return {
    row,
    variants,
    attributes: findAttributes(drawn),
    drawn,
    styleKey: style.key,
    stockStatus,
    isReduced,
    ageDays,
  };
}

/**
 * Turns drawn products into products. A name includes the colour when a brand has two products of
 * that name.
 */
export function createProducts(drawnProducts: readonly DrawnProduct[], now: number): Product[] {
  const styles = assignStyles(drawnProducts);
  const nameWithoutColour = (style: Style, drawn: DrawnProduct) =>
    `${style.brand.id} ${drawn.gender} ${buildProductName(drawn, false)['zh-CN']}`;
  const nameCounts = new Map<string, number>();
  for (const style of styles) {
    for (const drawn of style.drawnProducts) {
      const name = nameWithoutColour(style, drawn);
      nameCounts.set(name, (nameCounts.get(name) ?? 0) + 1);
    }
  }
  return styles
    .flatMap((style) =>
      style.drawnProducts.map((drawn) =>
        createProduct(
          drawn,
          style,
          (nameCounts.get(nameWithoutColour(style, drawn)) ?? 0) > 1,
          now,
        ),
      ),
    )
    .sort((a, b) => (a.drawn.id < b.drawn.id ? -1 : 1));
}
