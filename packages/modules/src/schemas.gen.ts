// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import { schema as OOTD } from './OOTD/schema.ts';
import { schema as billboard } from './billboard/schema.ts';
import { schema as campaignCTAButton } from './campaignCTAButton/schema.ts';
import { schema as campaignSubscription } from './campaignSubscription/schema.ts';
import { schema as campaignTabs } from './campaignTabs/schema.ts';
import { schema as cardCarouselList } from './cardCarouselList/schema.ts';
import { schema as contentTitle } from './contentTitle/schema.ts';
import { schema as countDown } from './countDown/schema.ts';
import { schema as coupon } from './coupon/schema.ts';
import { schema as ctaButton } from './ctaButton/schema.ts';
import { schema as customHTML } from './customHTML/schema.ts';
import { schema as developerInfo } from './developerInfo/schema.ts';
import { schema as dividingLine } from './dividingLine/schema.ts';
import { schema as entrancesList } from './entrancesList/schema.ts';
import { schema as flashSale } from './flashSale/schema.ts';
import { schema as imageList } from './imageList/schema.ts';
import { schema as imageListWithTabs } from './imageListWithTabs/schema.ts';
import { schema as imageSlide } from './imageSlide/schema.ts';
import { schema as multiProductsSliding } from './multiProductsSliding/schema.ts';
import { schema as outfit } from './outfit/schema.ts';
import { schema as outfitCarousel } from './outfitCarousel/schema.ts';
import { schema as partnershipCardList } from './partnershipCardList/schema.ts';
import { schema as plpNavigation } from './plpNavigation/schema.ts';
import { schema as pos } from './pos/schema.ts';
import { schema as productSet } from './productSet/schema.ts';
import { schema as productsWithCTA } from './productsWithCTA/schema.ts';
import { schema as productsWithTab } from './productsWithTab/schema.ts';
import { schema as qa } from './qa/schema.ts';
import { schema as relevantProducts } from './relevantProducts/schema.ts';
import { schema as shareInfo } from './shareInfo/schema.ts';
import { schema as singleImage } from './singleImage/schema.ts';
import { schema as slideProducts } from './slideProducts/schema.ts';
import { schema as slideTopic } from './slideTopic/schema.ts';
import { schema as smartBanner } from './smartBanner/schema.ts';
import { schema as spacer_s } from './spacer_s/schema.ts';
import { schema as tabs } from './tabs/schema.ts';
import { schema as text } from './text/schema.ts';
import { schema as textWithLink } from './textWithLink/schema.ts';
import { schema as video } from './video/schema.ts';

/** The schema of every module type, by its code. Server only. */
export const schemas = {
  OOTD,
  billboard,
  campaignCTAButton,
  campaignSubscription,
  campaignTabs,
  cardCarouselList,
  contentTitle,
  countDown,
  coupon,
  ctaButton,
  customHTML,
  developerInfo,
  dividingLine,
  entrancesList,
  flashSale,
  imageList,
  imageListWithTabs,
  imageSlide,
  multiProductsSliding,
  outfit,
  outfitCarousel,
  partnershipCardList,
  plpNavigation,
  pos,
  productSet,
  productsWithCTA,
  productsWithTab,
  qa,
  relevantProducts,
  shareInfo,
  singleImage,
  slideProducts,
  slideTopic,
  smartBanner,
  spacer_s,
  tabs,
  text,
  textWithLink,
  video,
} as const;
