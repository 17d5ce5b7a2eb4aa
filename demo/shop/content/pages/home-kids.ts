import { localised } from '@vitrine/kit';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { categoryEntrances } from './category-entrances.ts';
import { lastSevenDays } from './dates.ts';
import { featuredBrands } from './featured-brands.ts';
import { entry, type PagePlan } from './page-plan.ts';

const COAT = 'kids-duffle-coat-toggle-wool-camel';
const SATCHEL = 'kids-backpack-small-canvas-rose';

export const homeKids: PagePlan = {
  code: 'home-kids',
  title: localised('童装', 'Kids'),
  share: {
    text: localised('给第一次看见雪的人。', 'For those who have not met snow.'),
    picture: (t) => bannerImage(t, 'kids', '1x1', COAT),
  },
  body: ({ t, now }) => [
    entry('singleImage', 'winter', {
      moduleName: t('首屏：第一个冬天', 'Hero: a first winter'),
      layout: 'hero',
      image: bannerImage(t, 'kids', '3x4', COAT),
      wideImage: bannerImage(t, 'kids', '16x9', COAT),
      kicker: 'First Snow',
      title: t('第一个冬天', 'A first winter'),
      description: t(
        '牛角扣、羽绒和绒球帽。袖口多折两寸，明年还能穿。',
        'Toggles, down and bobble hats, with two inches in the cuff for next year.',
      ),
      linkText: t('去看冬装', 'See what is warm'),
      commonLink: toSet(SETS.firstWinter),
    }),
    categoryEntrances('kids', t),
    entry('slideProducts', 'new', {
      setId: SETS.newKids,
      moduleTitle: {
        kicker: lastSevenDays(t, now),
        title: t('童装新到', 'New for kids'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.newKids),
      },
    }),
    entry('productSet', 'winter-set', {
      setId: SETS.firstWinter,
      quantity: 12,
      moduleTitle: {
        title: t('下雪以前', 'Before it snows'),
        linkText: t('全部外套', 'All coats'),
        commonLink: toCategory(144110),
      },
    }),
    entry('singleImage', 'sizes', {
      layout: 'beside',
      image: bannerImage(t, 'kids-school', '3x4', SATCHEL),
      title: t('量身高，不问年龄', 'Measure, and never mind the age'),
      description: t(
        '我们的童装都按身高标。差一点，选大的。',
        'All our sizes for children go by height. If in doubt, go up.',
      ),
      linkText: t('怎么量', 'How to measure'),
      commonLink: toPage('sizes'),
    }),
    entry('productSet', 'school', {
      setId: SETS.schoolDays,
      quantity: 8,
      moduleTitle: {
        title: t('上学去', 'Off to school'),
        subTitle: t('书包、毛衣和膝盖加厚的裤子', 'Satchels, jumpers and doubled knees'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.schoolDays),
      },
    }),
    entry('text', 'promise', {
      style: 'lead',
      align: 'centre',
      background: 'ivory',
      content: t(
        '<p>洗得起，传得下去，脱下来自己会挂好。<br>最后一样，还在商量。</p>',
        '<p>It washes, it can be handed down, and it hangs itself up.<br>We are still in talks about the last part.</p>',
      ),
    }),
    featuredBrands('kids', t),
  ],
};
