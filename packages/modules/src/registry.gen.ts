// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import type { RegisteredModule } from './definition.ts';
import { lazyModule } from './lazy-module.tsx';
import { definition as shareInfo } from './shareInfo/definition.ts';

/** Every module type by its code; each is a chunk of its own, unless it draws nothing. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
  OOTD: lazyModule('OOTD', () =>
    Promise.all([import('./OOTD/definition.ts'), import('./OOTD/View.tsx')]),
  ),
  billboard: lazyModule('billboard', () =>
    Promise.all([import('./billboard/definition.ts'), import('./billboard/View.tsx')]),
  ),
  campaignCTAButton: lazyModule('campaignCTAButton', () =>
    Promise.all([import('./campaignCTAButton/definition.ts'), import('./campaignCTAButton/View.tsx')]),
  ),
  campaignSubscription: lazyModule('campaignSubscription', () =>
    Promise.all([import('./campaignSubscription/definition.ts'), import('./campaignSubscription/View.tsx')]),
  ),
  campaignTabs: lazyModule('campaignTabs', () =>
    Promise.all([import('./campaignTabs/definition.ts'), import('./campaignTabs/View.tsx')]),
  ),
  cardCarouselList: lazyModule('cardCarouselList', () =>
    Promise.all([import('./cardCarouselList/definition.ts'), import('./cardCarouselList/View.tsx')]),
  ),
  contentTitle: lazyModule('contentTitle', () =>
    Promise.all([import('./contentTitle/definition.ts'), import('./contentTitle/View.tsx')]),
  ),
  countDown: lazyModule('countDown', () =>
    Promise.all([import('./countDown/definition.ts'), import('./countDown/View.tsx')]),
  ),
  coupon: lazyModule('coupon', () =>
    Promise.all([import('./coupon/definition.ts'), import('./coupon/View.tsx')]),
  ),
  ctaButton: lazyModule('ctaButton', () =>
    Promise.all([import('./ctaButton/definition.ts'), import('./ctaButton/View.tsx')]),
  ),
  customHTML: lazyModule('customHTML', () =>
    Promise.all([import('./customHTML/definition.ts'), import('./customHTML/View.tsx')]),
  ),
  developerInfo: lazyModule('developerInfo', () =>
    Promise.all([import('./developerInfo/definition.ts'), import('./developerInfo/View.web.tsx')]),
  ),
  dividingLine: lazyModule('dividingLine', () =>
    Promise.all([import('./dividingLine/definition.ts'), import('./dividingLine/View.tsx')]),
  ),
  entrancesList: lazyModule('entrancesList', () =>
    Promise.all([import('./entrancesList/definition.ts'), import('./entrancesList/View.tsx')]),
  ),
  flashSale: lazyModule('flashSale', () =>
    Promise.all([import('./flashSale/definition.ts'), import('./flashSale/View.tsx')]),
  ),
  imageList: lazyModule('imageList', () =>
    Promise.all([import('./imageList/definition.ts'), import('./imageList/View.tsx')]),
  ),
  imageListWithTabs: lazyModule('imageListWithTabs', () =>
    Promise.all([import('./imageListWithTabs/definition.ts'), import('./imageListWithTabs/View.tsx')]),
  ),
  imageSlide: lazyModule('imageSlide', () =>
    Promise.all([import('./imageSlide/definition.ts'), import('./imageSlide/View.tsx')]),
  ),
  multiProductsSliding: lazyModule('multiProductsSliding', () =>
    Promise.all([import('./multiProductsSliding/definition.ts'), import('./multiProductsSliding/View.tsx')]),
  ),
  outfit: lazyModule('outfit', () =>
    Promise.all([import('./outfit/definition.ts'), import('./outfit/View.tsx')]),
  ),
  outfitCarousel: lazyModule('outfitCarousel', () =>
    Promise.all([import('./outfitCarousel/definition.ts'), import('./outfitCarousel/View.tsx')]),
  ),
  partnershipCardList: lazyModule('partnershipCardList', () =>
    Promise.all([import('./partnershipCardList/definition.ts'), import('./partnershipCardList/View.tsx')]),
  ),
  plpNavigation: lazyModule('plpNavigation', () =>
    Promise.all([import('./plpNavigation/definition.ts'), import('./plpNavigation/View.tsx')]),
  ),
  pos: lazyModule('pos', () =>
    Promise.all([import('./pos/definition.ts'), import('./pos/View.tsx')]),
  ),
  productSet: lazyModule('productSet', () =>
    Promise.all([import('./productSet/definition.ts'), import('./productSet/View.tsx')]),
  ),
  productsWithCTA: lazyModule('productsWithCTA', () =>
    Promise.all([import('./productsWithCTA/definition.ts'), import('./productsWithCTA/View.tsx')]),
  ),
  productsWithTab: lazyModule('productsWithTab', () =>
    Promise.all([import('./productsWithTab/definition.ts'), import('./productsWithTab/View.tsx')]),
  ),
  qa: lazyModule('qa', () =>
    Promise.all([import('./qa/definition.ts'), import('./qa/View.tsx')]),
  ),
  relevantProducts: lazyModule('relevantProducts', () =>
    Promise.all([import('./relevantProducts/definition.ts'), import('./relevantProducts/View.tsx')]),
  ),
  shareInfo: { definition: shareInfo },
  singleImage: lazyModule('singleImage', () =>
    Promise.all([import('./singleImage/definition.ts'), import('./singleImage/View.tsx')]),
  ),
  slideProducts: lazyModule('slideProducts', () =>
    Promise.all([import('./slideProducts/definition.ts'), import('./slideProducts/View.tsx')]),
  ),
  slideTopic: lazyModule('slideTopic', () =>
    Promise.all([import('./slideTopic/definition.ts'), import('./slideTopic/View.tsx')]),
  ),
  smartBanner: lazyModule('smartBanner', () =>
    Promise.all([import('./smartBanner/definition.ts'), import('./smartBanner/View.web.tsx')]),
  ),
  spacer_s: lazyModule('spacer_s', () =>
    Promise.all([import('./spacer_s/definition.ts'), import('./spacer_s/View.tsx')]),
  ),
  tabs: lazyModule('tabs', () =>
    Promise.all([import('./tabs/definition.ts'), import('./tabs/View.tsx')]),
  ),
  text: lazyModule('text', () =>
    Promise.all([import('./text/definition.ts'), import('./text/View.tsx')]),
  ),
  textWithLink: lazyModule('textWithLink', () =>
    Promise.all([import('./textWithLink/definition.ts'), import('./textWithLink/View.tsx')]),
  ),
  video: lazyModule('video', () =>
    Promise.all([import('./video/definition.ts'), import('./video/View.tsx')]),
  ),
};
