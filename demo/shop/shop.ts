import { stateRows } from '../../apps/server/src/reference-data/states.ts';
import { brandRows } from './brands/brands.ts';
import { appConfigurationRows } from './content/app.ts';
import { bannerRows } from './content/banners.ts';
import { pageRows, revisionRows } from './content/pages.ts';
import { searchRedirectRows } from './content/search-redirects.ts';
import { flatContentRows } from './content/shop-content.ts';
import { merchantRows } from './merchants/merchants.ts';
import { attributeRows } from './products/attributes.ts';
import { categoryRows } from './products/categories.ts';
import { colourRows } from './products/colours.ts';
import { drawnProducts } from './products/drawn-products.ts';
import { dutyRateRows } from './products/duty-rates.ts';
import { productImageRows } from './products/product-images.ts';
import { productSalesRows } from './products/product-sales.ts';
import { createProducts, type Product } from './products/products.ts';
import {
  activityRows,
  campaignRows,
  referralProgramRows,
  spendingTierRows,
  taskGroupRows,
  taskRows,
} from './rewards/campaigns.ts';
import { lotteryPrizeRows, lotteryRows, rewardDefinitionRows } from './rewards/lottery.ts';
import { membershipTierRows, tierBenefitRows } from './rewards/membership.ts';
import { dayOutfitRows } from './rewards/outfits.ts';
import { promoCodeRows, promotionRows, rewardPackageRows } from './rewards/promotions.ts';
import { questionnaireRows } from './rewards/questionnaire.ts';
import { accessWindowRows } from './sets/access-windows.ts';
import { saleProductRows, saleRows } from './sets/sales.ts';
import { setProductRows, setRows } from './sets/sets.ts';

/** The image of a category is that of its highest-ranked product. */
const bestImageOf =
  (products: readonly Product[]) =>
  (categoryId: number): string | null => {
    const [best] = products
      .filter(({ row }) => row.category_id === String(categoryId) && row.is_online)
      .sort((a, b) => b.row.rank - a.row.rank || (a.row.id < b.row.id ? -1 : 1));
    return best?.row.image_keys[0] ?? null;
  };

/** All rows of the demo shop by table, in foreign-key order. */
export function demoShop(now: number) {
  const products = createProducts(drawnProducts, now);
  return {
    brands: brandRows(),
    merchants: merchantRows(),
    categories: categoryRows(bestImageOf(products)),
    duty_rates: dutyRateRows(),
    colours: colourRows(),
    attributes: attributeRows(),
    stored_reference_data: [{ name: 'vocabulary' }],
    set_up_steps: [{ step: 'open', skipped_by: 'demo' }],
    products: products.map(({ row }) => row),
    product_images: productImageRows(products, now),
    product_sales: productSalesRows(products, now),
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
    search_redirects: searchRedirectRows(),
    app_configurations: appConfigurationRows(),
    promotions: promotionRows(now),
    reward_packages: rewardPackageRows(now),
    promo_codes: promoCodeRows(now),
    lotteries: lotteryRows(now),
    reward_definitions: rewardDefinitionRows(),
    membership_tiers: membershipTierRows(),
    tier_benefits: tierBenefitRows(),
    access_windows: accessWindowRows(products, now),
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
