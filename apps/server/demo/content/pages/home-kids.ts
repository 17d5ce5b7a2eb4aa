import { both } from '../../both.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { scene } from '../pictures.ts';
import { lastSevenDays } from './days.ts';
import { entry, type PagePlan } from './plan.ts';
import { residents } from './residents.ts';
import { waysInto } from './ways-in.ts';

const COAT = 'kids-duffle-coat-toggle-wool-camel';
const SATCHEL = 'kids-backpack-small-canvas-rose';

export const homeKids: PagePlan = {
  code: 'home-kids',
  title: both('童装', 'Kids'),
  share: {
    text: both('给第一次看见雪的人。', 'For those who have not met snow.'),
    picture: (say) => scene(say, 'kids', '1x1', COAT),
  },
  body: ({ say, now }) => [
    entry('singleImage', 'winter', {
      moduleName: say('首屏：第一个冬天', 'Hero: a first winter'),
      layout: 'hero',
      image: scene(say, 'kids', '3x4', COAT),
      wideImage: scene(say, 'kids', '16x9', COAT),
      kicker: 'First Snow',
      title: say('第一个冬天', 'A first winter'),
      description: say(
        '牛角扣、羽绒和绒球帽。袖口多折两寸，明年还能穿。',
        'Toggles, down and bobble hats, with two inches in the cuff for next year.',
      ),
      linkText: say('去看冬装', 'See what is warm'),
      commonLink: toSet(SETS.firstWinter),
    }),
    waysInto('kids', say),
    entry('slideProducts', 'new', {
      setId: SETS.newKids,
      moduleTitle: {
        kicker: lastSevenDays(now),
        title: say('童装新到', 'New for kids'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.newKids),
      },
    }),
    entry('productSet', 'winter-set', {
      setId: SETS.firstWinter,
      quantity: 12,
      moduleTitle: {
        title: say('下雪以前', 'Before it snows'),
        linkText: say('全部外套', 'All coats'),
        commonLink: toCategory(144110),
      },
    }),
    entry('singleImage', 'sizes', {
      layout: 'beside',
      image: scene(say, 'kids-school', '3x4', SATCHEL),
      title: say('量身高，不问年龄', 'Measure, and never mind the age'),
      description: say(
        '我们的童装都按身高标。差一点，选大的。',
        'All our sizes for children go by height. If in doubt, go up.',
      ),
      linkText: say('怎么量', 'How to measure'),
      commonLink: toPage('sizes'),
    }),
    entry('productSet', 'school', {
      setId: SETS.schoolDays,
      quantity: 8,
      moduleTitle: {
        title: say('上学去', 'Off to school'),
        subTitle: say('书包、毛衣和膝盖加厚的裤子', 'Satchels, jumpers and doubled knees'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.schoolDays),
      },
    }),
    entry('text', 'promise', {
      style: 'lead',
      align: 'centre',
      background: 'ivory',
      content: say(
        '<p>洗得起，传得下去，脱下来自己会挂好。<br>最后一样，还在商量。</p>',
        '<p>It washes, it can be handed down, and it hangs itself up.<br>We are still in talks about the last part.</p>',
      ),
    }),
    residents('kids', say),
  ],
};
