// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import type { RegisteredModule } from './definition.ts';
import { definition as OOTD } from './OOTD/definition.ts';
import { definition as billboard } from './billboard/definition.ts';
import { definition as campaignCTAButton } from './campaignCTAButton/definition.ts';
import { definition as campaignSubscription } from './campaignSubscription/definition.ts';
import { definition as campaignTabs } from './campaignTabs/definition.ts';
import { definition as cardCarouselList } from './cardCarouselList/definition.ts';
import { definition as contentTitle } from './contentTitle/definition.ts';
import { definition as countDown } from './countDown/definition.ts';
import { definition as coupon } from './coupon/definition.ts';
import { definition as ctaButton } from './ctaButton/definition.ts';
import { definition as customHTML } from './customHTML/definition.ts';
import { definition as developerInfo } from './developerInfo/definition.ts';
import { definition as dividingLine } from './dividingLine/definition.ts';
import { definition as entrancesList } from './entrancesList/definition.ts';
import { definition as flashSale } from './flashSale/definition.ts';
import { definition as imageList } from './imageList/definition.ts';
import { definition as imageListWithTabs } from './imageListWithTabs/definition.ts';
import { definition as imageSlide } from './imageSlide/definition.ts';
import { definition as multiProductsSliding } from './multiProductsSliding/definition.ts';
import { definition as outfit } from './outfit/definition.ts';
import { definition as outfitCarousel } from './outfitCarousel/definition.ts';
import { definition as partnershipCardList } from './partnershipCardList/definition.ts';
import { definition as plpNavigation } from './plpNavigation/definition.ts';
import { definition as pos } from './pos/definition.ts';
import { definition as productSet } from './productSet/definition.ts';
import { definition as productsWithCTA } from './productsWithCTA/definition.ts';
import { definition as productsWithTab } from './productsWithTab/definition.ts';
import { definition as qa } from './qa/definition.ts';
import { definition as relevantProducts } from './relevantProducts/definition.ts';
import { definition as shareInfo } from './shareInfo/definition.ts';
import { definition as singleImage } from './singleImage/definition.ts';
import { definition as slideProducts } from './slideProducts/definition.ts';
import { definition as slideTopic } from './slideTopic/definition.ts';
import { definition as smartBanner } from './smartBanner/definition.ts';
import { definition as spacer_s } from './spacer_s/definition.ts';
import { definition as tabs } from './tabs/definition.ts';
import { definition as text } from './text/definition.ts';
import { definition as textWithLink } from './textWithLink/definition.ts';
import { definition as video } from './video/definition.ts';

/** Every module type by its code; the app has views of its own. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
  OOTD: { definition: OOTD },
  billboard: { definition: billboard },
  campaignCTAButton: { definition: campaignCTAButton },
  campaignSubscription: { definition: campaignSubscription },
  campaignTabs: { definition: campaignTabs },
  cardCarouselList: { definition: cardCarouselList },
  contentTitle: { definition: contentTitle },
  countDown: { definition: countDown },
  coupon: { definition: coupon },
  ctaButton: { definition: ctaButton },
  customHTML: { definition: customHTML },
  developerInfo: { definition: developerInfo },
  dividingLine: { definition: dividingLine },
  entrancesList: { definition: entrancesList },
  flashSale: { definition: flashSale },
  imageList: { definition: imageList },
  imageListWithTabs: { definition: imageListWithTabs },
  imageSlide: { definition: imageSlide },
  multiProductsSliding: { definition: multiProductsSliding },
  outfit: { definition: outfit },
  outfitCarousel: { definition: outfitCarousel },
  partnershipCardList: { definition: partnershipCardList },
  plpNavigation: { definition: plpNavigation },
  pos: { definition: pos },
  productSet: { definition: productSet },
  productsWithCTA: { definition: productsWithCTA },
  productsWithTab: { definition: productsWithTab },
  qa: { definition: qa },
  relevantProducts: { definition: relevantProducts },
  shareInfo: { definition: shareInfo },
  singleImage: { definition: singleImage },
  slideProducts: { definition: slideProducts },
  slideTopic: { definition: slideTopic },
  smartBanner: { definition: smartBanner },
  spacer_s: { definition: spacer_s },
  tabs: { definition: tabs },
  text: { definition: text },
  textWithLink: { definition: textWithLink },
  video: { definition: video },
};

/** The module types that a shopper sees; the others describe their page. */
export const drawnCodes: readonly string[] = [
  'OOTD',
  'billboard',
  'campaignCTAButton',
  'campaignSubscription',
  'campaignTabs',
  'cardCarouselList',
  'contentTitle',
  'countDown',
  'coupon',
  'ctaButton',
  'customHTML',
  'developerInfo',
  'dividingLine',
  'entrancesList',
  'flashSale',
  'imageList',
  'imageListWithTabs',
  'imageSlide',
  'multiProductsSliding',
  'outfit',
  'outfitCarousel',
  'partnershipCardList',
  'plpNavigation',
  'pos',
  'productSet',
  'productsWithCTA',
  'productsWithTab',
  'qa',
  'relevantProducts',
  'singleImage',
  'slideProducts',
  'slideTopic',
  'smartBanner',
  'spacer_s',
  'tabs',
  'text',
  'textWithLink',
  'video',
];
