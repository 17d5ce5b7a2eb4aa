import type { Localised } from '@vitrine/kit';

interface ModuleGroup {
  readonly label: Localised;
  readonly codes: readonly string[];
}

const group = (zh: string, en: string, codes: readonly string[]): ModuleGroup => ({
  label: { 'zh-CN': zh, 'en-US': en },
  codes,
});

/** The modules as an editor looks for them. */
export const MODULE_GROUPS: readonly ModuleGroup[] = [
  group('图片与影片', 'Pictures and film', [
    'singleImage',
    'imageList',
    'imageSlide',
    'imageListWithTabs',
    'slideTopic',
    'cardCarouselList',
    'video',
  ]),
  group('文字', 'Text', ['contentTitle', 'text', 'textWithLink', 'qa', 'customHTML']),
  group('商品', 'Products', [
    'productSet',
    'slideProducts',
    'productsWithCTA',
    'productsWithTab',
    'multiProductsSliding',
    'relevantProducts',
    'billboard',
    'OOTD',
    'outfit',
    'outfitCarousel',
  ]),
  group('营销', 'Marketing', [
    'flashSale',
    'countDown',
    'coupon',
    'pos',
    'campaignTabs',
    'campaignCTAButton',
    'campaignSubscription',
    'partnershipCardList',
    'smartBanner',
  ]),
  group('导航', 'Navigation', ['tabs', 'entrancesList', 'plpNavigation', 'ctaButton']),
  group('版面与页面', 'Layout and page', [
    'dividingLine',
    'spacer_s',
    'developerInfo',
    'shareInfo',
  ]),
];
