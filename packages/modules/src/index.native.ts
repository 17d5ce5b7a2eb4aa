/** What the native app takes of this package: loaders, rules and types. Its own views draw. */
export type { BillboardFields } from './billboard/schema.ts';
export type { CardCarouselListFields } from './cardCarouselList/schema.ts';
export type { ContentTitleFields } from './contentTitle/schema.ts';
export type { CtaButtonFields } from './ctaButton/schema.ts';
export type { AnyView, ModuleProps, RegisteredModule } from './definition.ts';
export type { DividingLineFields } from './dividingLine/schema.ts';
export { filterEntrances } from './entrancesList/rules.ts';
export type { EntrancesListFields } from './entrancesList/schema.ts';
export type { CommonFields, ModuleTitle } from './fields/common.ts';
export type { LinkFields } from './fields/link.ts';
export type { PictureFields, PictureItem } from './fields/picture.ts';
export type { StoryCardFields } from './fields/story-card.ts';
export type { ImageListFields } from './imageList/schema.ts';
export type { ImageSlideFields } from './imageSlide/schema.ts';
export { messages } from './messages.ts';
export { buildFrames, type OOTDData } from './OOTD/rules.ts';
export type { OOTDFields } from './OOTD/schema.ts';
export { loadContentPage } from './page/load-content-page.ts';
export {
  findNextChange,
  listPageModules,
  type ModuleRegistry,
  type PageModule,
} from './page/page-modules.ts';
export { useModuleHost } from './page/useModuleHost.ts';
export { usePageTime } from './page/usePageTime.ts';
export { isDarkColour } from './parts/colour.ts';
export { filterWithImage } from './parts/pictures.ts';
export { selectPairedProducts } from './productSet/rules.ts';
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
