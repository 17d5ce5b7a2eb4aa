import { localised } from '@vitrine/kit';
import { sampleOf, schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import { productImage } from '../images.ts';
import { toPage } from '../links.ts';
import { entry, type PageContext, type PageEntry, type PagePlan } from './page-plan.ts';
import { showcaseCoupons } from './showcase-coupons.ts';
import { showcaseDetails } from './showcase-details.ts';
import { showcaseImages } from './showcase-images.ts';
import { showcaseOutfits } from './showcase-outfits.ts';
import { showcaseProducts } from './showcase-products.ts';
import { showcaseSelling } from './showcase-selling.ts';
import { showcaseText } from './showcase-text.ts';

/** Share metadata renders nothing, and every page has its own. */
const SHARE_INFO = 'shareInfo';

const TRENCH = 'women-trench-long-gabardine-stone';
const BAG = 'women-top-handle-bag-classic-croc-bottle';
const SCARF = 'women-scarf-medallion-silk-midnight';

const pictures = ({ t }: PageContext) => [
  entry('singleImage', 'picture-hero', {
    moduleName: t('单图：首屏', 'Picture: hero'),
    anchorLink: t('图片', 'Pictures'),
    layout: 'hero',
    image: productImage(TRENCH, 3, t('墙上一件燕麦色长风衣', 'A long stone trench on a wall')),
    kicker: 'Showroom',
    title: t('陈列室', 'The showroom'),
    description: t(
      '每一种模块都在这里，每种摆法摆一次。',
      'Every kind of module stands here, in each of its ways.',
    ),
    linkText: t('回到女士首页', 'Back to women'),
    commonLink: {
      web: '/women',
      mp: '/pages/home/index?gender=women',
      iosLink: 'home',
      androidLink: 'home',
    },
  }),
  entry('singleImage', 'picture-plain', {
    moduleName: t('单图：通栏', 'Picture: plain'),
    image: productImage(BAG, 3, t('墨绿色手提包', 'A bottle-green bag')),
    title: t('通栏图片，标题在下', 'Plain, with its title beneath'),
    label: t('新', 'New'),
    labelColor: 'pine',
    commonLink: toPage('journal-one-bag'),
  }),
  entry('singleImage', 'picture-inset', {
    moduleName: t('单图：留边', 'Picture: inset'),
    inset: true,
    image: productImage(SCARF, 1, t('午夜蓝真丝方巾', 'A midnight-blue silk square')),
    title: t('留边图片', 'With its side margins'),
  }),
  entry('singleImage', 'picture-beside', {
    moduleName: t('单图：图文并排', 'Picture: beside words'),
    layout: 'beside',
    background: 'ivory',
    image: productImage(SCARF, 2, t('方巾的手卷边', 'The rolled hem of a square')),
    kicker: t('并排', 'Beside'),
    title: t('宽屏时文字在旁', 'On wide screens the words stand beside'),
    description: t('窄屏时，它们落到图片下面。', 'On narrow ones they drop below.'),
    linkText: t('读手记', 'Read the journal'),
    commonLink: toPage('journal'),
  }),
];

/** Module types without an entry yet are added at the end, from the sample of their schema. */
function samplesOfUnplacedModules(
  { t }: PageContext,
  placedEntries: readonly PageEntry[],
): PageEntry[] {
  const shownCodes = new Set([SHARE_INFO, ...placedEntries.map(({ code }) => code)]);
  return Object.entries(schemas)
    .filter(([code]) => !shownCodes.has(code))
    .map(([code, schema]) => {
      const { zh, en } = sampleOf((schema as z.ZodType).meta());
      return { id: `sample-${code}`, code, fields: { ...t(zh, en), spacing: 'tight' } };
    });
}

export const showcase: PagePlan = {
  code: 'showcase',
  title: localised('陈列室', 'The showroom'),
  share: {
    text: localised('每一种模块，每种摆法。', 'Every kind of module, in each of its ways.'),
    picture: () => productImage(BAG, 1, ''),
  },
  body: (context) => {
    const placedEntries = [
      ...showcaseText(context),
      ...pictures(context),
      ...showcaseImages(context),
      ...showcaseDetails(context),
      ...showcaseProducts(context),
      ...showcaseSelling(context),
      ...showcaseOutfits(context),
      ...showcaseCoupons(context),
    ];
    return [...placedEntries, ...samplesOfUnplacedModules(context, placedEntries)];
  },
};
