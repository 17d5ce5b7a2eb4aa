import { appConfigurationRows } from './content/app.ts';
import { bannerRows } from './content/banners.ts';
import { pageRows, revisionRows } from './content/pages.ts';
import { flatContentRows } from './content/words.ts';
import { brandRows } from './houses/brands.ts';
import { merchantRows } from './houses/merchants.ts';
import { attributeRows } from './products/attributes.ts';
import { categoryRows } from './products/categories.ts';
import { colourRows } from './products/colours.ts';
import { pieces } from './products/pieces.ts';
import { type Product, productsOf } from './products/products.ts';
import {
  activityRows,
  campaignRows,
  referralProgramRows,
  spendingTierRows,
  taskGroupRows,
  taskRows,
} from './rewards/campaigns.ts';
import { lotteryPrizeRows, lotteryRows, rewardDefinitionRows } from './rewards/lottery.ts';
import { dayOutfitRows } from './rewards/outfits.ts';
import { promoCodeRows, promotionRows, rewardPackageRows } from './rewards/promotions.ts';
import { questionnaireRows } from './rewards/questionnaire.ts';
import { saleProductRows, saleRows } from './sets/sales.ts';
import { setProductRows, setRows } from './sets/sets.ts';
import { stateRows } from './states.ts';

/** The picture of a category is that of its best product. */
const bestPictureIn =
  (products: readonly Product[]) =>
  (categoryId: number): string | null => {
    const [best] = products
      .filter(({ row }) => row.category_id === String(categoryId) && row.is_online)
      .sort((a, b) => b.row.rank - a.row.rank || (a.row.id < b.row.id ? -1 : 1));
    return best?.row.image_keys[0] ?? null;
  };

/** Everything the demo shop holds, table by table, in the order in which the tables refer. */
export function demoShop(now: number) {
  const products = productsOf(pieces, now);
  return {
    brands: brandRows(),
    merchants: merchantRows(),
    categories: categoryRows(bestPictureIn(products)),
    colours: colourRows(),
    attributes: attributeRows(),
    products: products.map(({ row }) => row),
    product_attributes: products.flatMap(({ row, attributes }) =>
      attributes.map((code) => ({ product_id: row.id, attribute_code: code })),
    ),
    variants: products.flatMap(({ variants }) => variants),
    sets: setRows(),
    set_products: setProductRows(products),
    sales: saleRows(now),
    sale_products: saleProductRows(products),
    country_states: stateRows(),
    content_pages: pageRows(),
    content_revisions: revisionRows(now),
    flat_contents: flatContentRows(),
    banners: bannerRows(),
    app_configurations: appConfigurationRows(),
    promotions: promotionRows(now),
    reward_packages: rewardPackageRows(now),
    promo_codes: promoCodeRows(now),
    lotteries: lotteryRows(now),
    reward_definitions: rewardDefinitionRows(),
    lottery_prizes: lotteryPrizeRows(),
    campaigns: campaignRows(now),
    referral_programs: referralProgramRows(now),
    activities: activityRows(now),
    questionnaires: questionnaireRows(now),
    task_groups: taskGroupRows(now),
    tasks: taskRows(),
    spending_tiers: spendingTierRows(),
    day_outfits: dayOutfitRows(products, now),
  };
}
