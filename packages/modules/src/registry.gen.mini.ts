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
import { View as View_OOTD } from './OOTD/View.tsx';
import { View as View_billboard } from './billboard/View.tsx';
import { View as View_campaignCTAButton } from './campaignCTAButton/View.tsx';
import { View as View_campaignSubscription } from './campaignSubscription/View.tsx';
import { View as View_campaignTabs } from './campaignTabs/View.tsx';
import { View as View_cardCarouselList } from './cardCarouselList/View.tsx';
import { View as View_contentTitle } from './contentTitle/View.tsx';
import { View as View_countDown } from './countDown/View.tsx';
import { View as View_coupon } from './coupon/View.tsx';
import { View as View_ctaButton } from './ctaButton/View.tsx';
import { View as View_customHTML } from './customHTML/View.tsx';
import { View as View_dividingLine } from './dividingLine/View.tsx';
import { View as View_entrancesList } from './entrancesList/View.tsx';
import { View as View_flashSale } from './flashSale/View.tsx';
import { View as View_imageList } from './imageList/View.tsx';
import { View as View_imageListWithTabs } from './imageListWithTabs/View.tsx';
import { View as View_imageSlide } from './imageSlide/View.tsx';
import { View as View_multiProductsSliding } from './multiProductsSliding/View.tsx';
import { View as View_outfit } from './outfit/View.tsx';
import { View as View_outfitCarousel } from './outfitCarousel/View.tsx';
import { View as View_partnershipCardList } from './partnershipCardList/View.tsx';
import { View as View_plpNavigation } from './plpNavigation/View.tsx';
import { View as View_pos } from './pos/View.tsx';
import { View as View_productSet } from './productSet/View.tsx';
import { View as View_productsWithCTA } from './productsWithCTA/View.tsx';
import { View as View_productsWithTab } from './productsWithTab/View.tsx';
import { View as View_qa } from './qa/View.tsx';
import { View as View_relevantProducts } from './relevantProducts/View.tsx';
import { View as View_singleImage } from './singleImage/View.tsx';
import { View as View_slideProducts } from './slideProducts/View.tsx';
import { View as View_slideTopic } from './slideTopic/View.tsx';
import { View as View_spacer_s } from './spacer_s/View.tsx';
import { View as View_tabs } from './tabs/View.tsx';
import { View as View_text } from './text/View.tsx';
import { View as View_textWithLink } from './textWithLink/View.tsx';
import { View as View_video } from './video/View.tsx';

/** Every module type by its code; a mini-program has no chunks, and no views that only browsers show. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
  OOTD: { definition: OOTD, View: View_OOTD },
  billboard: { definition: billboard, View: View_billboard },
  campaignCTAButton: { definition: campaignCTAButton, View: View_campaignCTAButton },
  campaignSubscription: { definition: campaignSubscription, View: View_campaignSubscription },
  campaignTabs: { definition: campaignTabs, View: View_campaignTabs },
  cardCarouselList: { definition: cardCarouselList, View: View_cardCarouselList },
  contentTitle: { definition: contentTitle, View: View_contentTitle },
  countDown: { definition: countDown, View: View_countDown },
  coupon: { definition: coupon, View: View_coupon },
  ctaButton: { definition: ctaButton, View: View_ctaButton },
  customHTML: { definition: customHTML, View: View_customHTML },
  developerInfo: { definition: developerInfo },
  dividingLine: { definition: dividingLine, View: View_dividingLine },
  entrancesList: { definition: entrancesList, View: View_entrancesList },
  flashSale: { definition: flashSale, View: View_flashSale },
  imageList: { definition: imageList, View: View_imageList },
  imageListWithTabs: { definition: imageListWithTabs, View: View_imageListWithTabs },
  imageSlide: { definition: imageSlide, View: View_imageSlide },
  multiProductsSliding: { definition: multiProductsSliding, View: View_multiProductsSliding },
  outfit: { definition: outfit, View: View_outfit },
  outfitCarousel: { definition: outfitCarousel, View: View_outfitCarousel },
  partnershipCardList: { definition: partnershipCardList, View: View_partnershipCardList },
  plpNavigation: { definition: plpNavigation, View: View_plpNavigation },
  pos: { definition: pos, View: View_pos },
  productSet: { definition: productSet, View: View_productSet },
  productsWithCTA: { definition: productsWithCTA, View: View_productsWithCTA },
  productsWithTab: { definition: productsWithTab, View: View_productsWithTab },
  qa: { definition: qa, View: View_qa },
  relevantProducts: { definition: relevantProducts, View: View_relevantProducts },
  shareInfo: { definition: shareInfo },
  singleImage: { definition: singleImage, View: View_singleImage },
  slideProducts: { definition: slideProducts, View: View_slideProducts },
  slideTopic: { definition: slideTopic, View: View_slideTopic },
  smartBanner: { definition: smartBanner },
  spacer_s: { definition: spacer_s, View: View_spacer_s },
  tabs: { definition: tabs, View: View_tabs },
  text: { definition: text, View: View_text },
  textWithLink: { definition: textWithLink, View: View_textWithLink },
  video: { definition: video, View: View_video },
};
