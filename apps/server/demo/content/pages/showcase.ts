import { sampleOf, schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import { both } from '../../both.ts';
import { toPage } from '../links.ts';
import { pieceView } from '../pictures.ts';
import { type Entry, entry, type PagePlan, type Writing } from './plan.ts';
import { showcaseCoupons } from './showcase-coupons.ts';
import { showcaseDetails } from './showcase-details.ts';
import { showcaseLooks } from './showcase-looks.ts';
import { showcasePictures } from './showcase-pictures.ts';
import { showcaseProducts } from './showcase-products.ts';
import { showcaseSelling } from './showcase-selling.ts';
import { showcaseWords } from './showcase-words.ts';

/** It speaks of a page and shows nothing; every page brings its own. */
const SHARE_INFO = 'shareInfo';

const TRENCH = 'women-trench-long-gabardine-stone';
const BAG = 'women-top-handle-bag-classic-croc-bottle';
const SCARF = 'women-scarf-medallion-silk-midnight';

const pictures = ({ say }: Writing) => [
  entry('singleImage', 'picture-hero', {
    moduleName: say('单图：首屏', 'Picture: hero'),
    anchorLink: say('图片', 'Pictures'),
    layout: 'hero',
    image: pieceView(TRENCH, 3, say('墙上一件燕麦色长风衣', 'A long stone trench on a wall')),
    kicker: 'Showroom',
    title: say('陈列室', 'The showroom'),
    description: say(
      '每一种模块都在这里，每种摆法摆一次。',
      'Every kind of module stands here, in each of its ways.',
    ),
    linkText: say('回到女士首页', 'Back to women'),
    commonLink: {
      web: '/women',
      mp: '/pages/home/index?gender=women',
      iosLink: 'home',
      androidLink: 'home',
    },
  }),
  entry('singleImage', 'picture-plain', {
    moduleName: say('单图：通栏', 'Picture: plain'),
    image: pieceView(BAG, 3, say('墨绿色手提包', 'A bottle-green bag')),
    title: say('通栏图片，标题在下', 'Plain, with its title beneath'),
    label: say('新', 'New'),
    labelColor: 'pine',
    commonLink: toPage('journal-one-bag'),
  }),
  entry('singleImage', 'picture-inset', {
    moduleName: say('单图：留边', 'Picture: inset'),
    inset: true,
    image: pieceView(SCARF, 1, say('午夜蓝真丝方巾', 'A midnight-blue silk square')),
    title: say('留边图片', 'With its side margins'),
  }),
  entry('singleImage', 'picture-beside', {
    moduleName: say('单图：图文并排', 'Picture: beside words'),
    layout: 'beside',
    background: 'ivory',
    image: pieceView(SCARF, 2, say('方巾的手卷边', 'The rolled hem of a square')),
    kicker: say('并排', 'Beside'),
    title: say('宽屏时文字在旁', 'On wide screens the words stand beside'),
    description: say('窄屏时，它们落到图片下面。', 'On narrow ones they drop below.'),
    linkText: say('读手记', 'Read the journal'),
    commonLink: toPage('journal'),
  }),
];

/** Types that nobody has placed yet stand at the end, as their own schema shows them. */
function unplaced({ say }: Writing, placed: readonly Entry[]): Entry[] {
  const shown = new Set([SHARE_INFO, ...placed.map(({ code }) => code)]);
  return Object.entries(schemas)
    .filter(([code]) => !shown.has(code))
    .map(([code, schema]) => {
      const { zh, en } = sampleOf((schema as z.ZodType).meta());
      return { id: `sample-${code}`, code, fields: { ...say(zh, en), spacing: 'tight' } };
    });
}

export const showcase: PagePlan = {
  code: 'showcase',
  title: both('陈列室', 'The showroom'),
  share: {
    text: both('每一种模块，每种摆法。', 'Every kind of module, in each of its ways.'),
    picture: () => pieceView(BAG, 1, ''),
  },
  body: (writing) => {
    const placed = [
      ...showcaseWords(writing),
      ...pictures(writing),
      ...showcasePictures(writing),
      ...showcaseDetails(writing),
      ...showcaseProducts(writing),
      ...showcaseSelling(writing),
      ...showcaseLooks(writing),
      ...showcaseCoupons(writing),
    ];
    return [...placed, ...unplaced(writing, placed)];
  },
};
