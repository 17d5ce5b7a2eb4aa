import { toPage } from '../links.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const banner = ({ say }: Writing) => ({
  title: say('别处 App', 'Elsewhere App'),
  desc: say('到货先知道，物流随时看', 'Be the first to know'),
  commonLink: { web: '/content/app' },
});

const bars = (writing: Writing): Entry[] => [
  entry('smartBanner', 'banner-top', {
    moduleName: writing.say('下载横幅：固定在顶部', 'App banner: kept at the top'),
    ...banner(writing),
  }),
  entry('smartBanner', 'banner-bottom', {
    moduleName: writing.say('下载横幅：固定在底部', 'App banner: kept at the bottom'),
    ...banner(writing),
    buttonName: writing.say('打开', 'Open'),
    stickyBottom: true,
  }),
];

const releases = ({ say }: Writing): Entry[] => {
  const release = {
    appVersion: '6.14.0',
    releaseDate: say('2026.11.01', 'Nov 2026'),
    permissionLink: '/content/app',
    policyLink: '/content/privacy',
    functionalDescription: say(
      '逛买手店、下单、查看物流与清关。',
      'Browse the boutiques, order, and follow parcels through customs.',
    ),
  };
  return [
    entry('developerInfo', 'release-top', {
      moduleName: say('开发者信息：固定在顶部', 'About the app: kept at the top'),
      ...release,
    }),
    entry('developerInfo', 'release-bottom', {
      moduleName: say('开发者信息：固定在底部', 'About the app: kept at the bottom'),
      ...release,
      stickyBottom: true,
    }),
  ];
};

const asks = ({ say }: Writing): Entry[] => [
  entry('campaignCTAButton', 'ask-in-sight', {
    moduleName: say(
      '活动按钮：窄屏时固定在底部',
      'Campaign button: at the foot of a narrow window',
    ),
    title: say('秋日来信', 'Word from autumn'),
    subTitle: say('到十一月三十日止', 'Until 30 November'),
    buttons: [{ text: say('去挑选', 'Choose'), commonLink: toPage('autumn-letter') }],
  }),
];

const reminders = ({ say }: Writing): Entry[] => [
  entry('text', 'only-in-the-app', {
    moduleName: say('只在应用里显示', 'Shown in the app alone'),
    content: say(
      '<p>浏览器里没有它的位置。在地址后加上 <strong>&amp;platform=ios&amp;appVersion=6.14.0&amp;evc=ffws</strong>，这一页就当自己在应用里。</p>',
      '<p>A browser has no place for it. Add <strong>&amp;platform=ios&amp;appVersion=6.14.0&amp;evc=ffws</strong> to the address, and this page takes itself to be in the app.</p>',
    ),
  }),
];

/** What the showcase cannot hold beside everything else, and has a page of its own for: by type. */
export const apart: Readonly<Record<string, (writing: Writing) => Entry[]>> = {
  smartBanner: bars,
  developerInfo: releases,
  campaignCTAButton: asks,
  campaignSubscription: reminders,
};
