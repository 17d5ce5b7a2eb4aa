import { toPage } from '../links.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const banner = ({ t }: PageContext) => ({
  title: t('别处 App', 'Elsewhere App'),
  desc: t('到货先知道，物流随时看', 'Be the first to know'),
  commonLink: { web: '/content/app' },
});

const smartBanners = (context: PageContext): PageEntry[] => [
  entry('smartBanner', 'banner-top', {
    moduleName: context.t('下载横幅：固定在顶部', 'App banner: kept at the top'),
    ...banner(context),
  }),
  entry('smartBanner', 'banner-bottom', {
    moduleName: context.t('下载横幅：固定在底部', 'App banner: kept at the bottom'),
    ...banner(context),
    buttonName: context.t('打开', 'Open'),
    stickyBottom: true,
  }),
];

const releases = ({ t }: PageContext): PageEntry[] => {
  const release = {
    appVersion: '6.14.0',
    releaseDate: t('2026.11.01', 'Nov 2026'),
    permissionLink: '/content/app',
    policyLink: '/content/privacy',
    functionalDescription: t(
      '逛买手店、下单、查看物流与清关。',
      'Browse the boutiques, order, and follow parcels through customs.',
    ),
  };
  return [
    entry('developerInfo', 'release-top', {
      moduleName: t('开发者信息：固定在顶部', 'About the app: kept at the top'),
      ...release,
    }),
    entry('developerInfo', 'release-bottom', {
      moduleName: t('开发者信息：固定在底部', 'About the app: kept at the bottom'),
      ...release,
      stickyBottom: true,
    }),
  ];
};

const campaignButtons = ({ t }: PageContext): PageEntry[] => [
  entry('campaignCTAButton', 'ask-in-sight', {
    moduleName: t('活动按钮：窄屏时固定在底部', 'Campaign button: at the foot of a narrow window'),
    title: t('秋日来信', 'Word from autumn'),
    subTitle: t('到十一月三十日止', 'Until 30 November'),
    buttons: [{ text: t('去挑选', 'Choose'), commonLink: toPage('autumn-letter') }],
  }),
];

const subscriptions = ({ t }: PageContext): PageEntry[] => [
  entry('text', 'only-in-the-app', {
    moduleName: t('只在应用里显示', 'Shown in the app alone'),
    content: t(
      '<p>浏览器里没有它的位置。在地址后加上 <strong>&amp;platform=ios&amp;appVersion=6.14.0&amp;evc=ffws</strong>，这一页就当自己在应用里。</p>',
      '<p>A browser has no place for it. Add <strong>&amp;platform=ios&amp;appVersion=6.14.0&amp;evc=ffws</strong> to the address, and this page takes itself to be in the app.</p>',
    ),
  }),
];

/** Samples that cannot share the showcase page with other modules, by module type. */
export const extraSamples: Readonly<Record<string, (context: PageContext) => PageEntry[]>> = {
  smartBanner: smartBanners,
  developerInfo: releases,
  campaignCTAButton: campaignButtons,
  campaignSubscription: subscriptions,
};
