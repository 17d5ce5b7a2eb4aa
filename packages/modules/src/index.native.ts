/** What the native app takes of this package: loaders, rules and types. Its own views draw. */
export type { BillboardFields } from './billboard/schema.ts';
export type { CardCarouselListFields } from './cardCarouselList/schema.ts';
export type { ContentTitleFields } from './contentTitle/schema.ts';
export { HideModuleContext, ModuleInfoContext } from './context/module-context.ts';
export type { CountDownFields } from './countDown/schema.ts';
export { couponLayout } from './coupon/later/rules.ts';
export { useCouponClaim } from './coupon/later/useCouponClaim.ts';
export { useCoupons } from './coupon/later/useCoupons.ts';
export { messages as couponMessages } from './coupon/messages.ts';
export { parseAmount } from './coupon/rules.ts';
export type { CouponFields } from './coupon/schema.ts';
export type { CtaButtonFields } from './ctaButton/schema.ts';
export type { AnyView, ModuleProps, RegisteredModule } from './definition.ts';
export type { DividingLineFields } from './dividingLine/schema.ts';
export { filterEntrances } from './entrancesList/rules.ts';
export type { EntrancesListFields } from './entrancesList/schema.ts';
export type { CommonFields, ModuleTitle } from './fields/common.ts';
export type { LinkFields } from './fields/link.ts';
export type { LookFields } from './fields/look.ts';
export type { PictureFields, PictureItem } from './fields/picture.ts';
export type { StoryCardFields } from './fields/story-card.ts';
export type { TimerFields } from './fields/time.ts';
export { messages as saleMessages } from './flashSale/messages.ts';
export type { FlashSaleFields } from './flashSale/schema.ts';
export type { ImageListFields } from './imageList/schema.ts';
export { listTabsWithPictures } from './imageListWithTabs/rules.ts';
export type { ImageListWithTabsFields } from './imageListWithTabs/schema.ts';
export type { ImageSlideFields } from './imageSlide/schema.ts';
export { messages } from './messages.ts';
export { buildFrames, type OOTDData } from './OOTD/rules.ts';
export type { OOTDFields } from './OOTD/schema.ts';
export type { OutfitFields } from './outfit/schema.ts';
export { listOutfitsWithContent, type OutfitCarouselData } from './outfitCarousel/rules.ts';
export type { OutfitCarouselFields } from './outfitCarousel/schema.ts';
export { loadContentPage } from './page/load-content-page.ts';
export {
  findNextChange,
  listPageModules,
  type ModuleRegistry,
  type PageModule,
} from './page/page-modules.ts';
export { useModuleHost } from './page/useModuleHost.ts';
export { usePageTime } from './page/usePageTime.ts';
export { useRemovedModules } from './page/useRemovedModules.ts';
export { isDarkColour } from './parts/colour.ts';
export { HideModule } from './parts/HideModule.tsx';
export { filterWithImage } from './parts/pictures.ts';
export {
  getPhase,
  getRemainingTime,
  getTimerTarget,
  getTimerTitle,
  hidesDay,
  type RemainingTime,
  TICK_MS,
} from './parts/timer.ts';
export { useCurrentTime } from './parts/useCurrentTime.ts';
export type { PlpNavigationFields } from './plpNavigation/schema.ts';
export { hasRules, ROTATION_MS } from './pos/rules.ts';
export type { PosFields, PosItem } from './pos/schema.ts';
export { selectPairedProducts } from './productSet/rules.ts';
export { messages as lookMessages } from './products/look-messages.ts';
export {
  arrangeProducts,
  type LookLayout,
  listBuyable,
  sumProductPrices,
} from './products/look-rules.ts';
export type { ProductsWithCTAFields } from './productsWithCTA/schema.ts';
export { listTabsWithProducts, type ProductsWithTabData } from './productsWithTab/rules.ts';
export type { ProductsWithTabFields } from './productsWithTab/schema.ts';
export type { QaFields } from './qa/schema.ts';
export { drawnCodes, registry } from './registry.gen.native.ts';
export type { SingleImageFields } from './singleImage/schema.ts';
export type { SlideProductsFields } from './slideProducts/schema.ts';
export { listTopicsWithImage } from './slideTopic/rules.ts';
export type { SlideTopicFields } from './slideTopic/schema.ts';
export type { SpacerFields } from './spacer_s/schema.ts';
export { listTabsWithContent, type TabsData } from './tabs/rules.ts';
export type { TabsFields } from './tabs/schema.ts';
export type { TextFields } from './text/schema.ts';
export type { TextWithLinkFields } from './textWithLink/schema.ts';
export { isPortrait } from './video/rules.ts';
export type { VideoFields } from './video/schema.ts';
