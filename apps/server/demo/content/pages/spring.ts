import { both } from '../../both.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { pieceView, scene } from '../pictures.ts';
import { chinaMidnight } from './days.ts';
import { FILM } from './film.ts';
import { paleTabs } from './pale-tabs.ts';
import { entry, type PagePlan } from './plan.ts';

const COAT = 'women-trench-short-gabardine-sage';
const SHOES = 'women-sneaker-low-calf-blush';

export const spring: PagePlan = {
  code: 'spring',
  title: both('早春', 'Early spring'),
  share: {
    text: both('颜色浅一格，衣服薄一层。', 'A shade paler, a layer thinner.'),
    picture: (say) => scene(say, 'spring', '1x1', COAT),
  },
  body: ({ say, now }) => [
    entry('pos', 'news', {
      spacing: 'none',
      items: [
        {
          text: say(
            '早春先到，国内现货，不必等三月',
            'Spring has come early, and is already in the country',
          ),
          popupTitle: say('早春怎么买', 'How the early pieces work'),
          popupContent: say(
            '<p>这一批由买手店提前三个月订下，到店先后不一，到一件上一件。</p><p>标着“当日送达”的在上海保税仓，其余从原店直发。</p>',
            '<p>The boutiques ordered these three months ahead. They arrive one by one, and we show them as they come.</p><p>Those marked for same-day delivery are in Shanghai; the rest are posted by the boutique.</p>',
          ),
        },
        {
          text: say('未穿过的单品，十四天内可退', 'Unworn pieces can go back within fourteen days'),
          link: toPage('returns'),
        },
      ],
    }),
    entry('singleImage', 'open', {
      layout: 'hero',
      spacing: 'tight',
      image: scene(say, 'spring', '3x4', COAT),
      wideImage: scene(say, 'spring', '16x9', COAT),
      kicker: 'Spring, Early',
      title: say('早春', 'Early spring'),
      description: say(
        '雪还没化，光先长了。颜色浅一格，衣服薄一层。',
        'There is snow about, but the light is longer. A shade paler, then, and a layer thinner.',
      ),
      linkText: say('看全部早春', 'See all of it'),
      commonLink: toSet(SETS.spring),
    }),
    entry('countDown', 'second', {
      startTime: chinaMidnight(now, 0),
      endTime: chinaMidnight(now, 21),
      textBeforeStart: say('第二批即将启程', 'The second parcel leaves soon'),
      textAfterStart: say('距第二批到店', 'The second parcel arrives in'),
      alwaysShow: true,
      autoHideDay: true,
    }),
    entry('productSet', 'new', {
      anchorLink: say('新作', 'New'),
      setId: SETS.spring,
      quantity: 12,
      moduleTitle: {
        title: say('先薄的那一层', 'The thinner layer'),
        subTitle: say(
          '风衣、衬衫与不必配毛衣的裙',
          'Trenches, shirts, and skirts that need no jumper',
        ),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.spring),
      },
    }),
    entry('video', 'wind', {
      anchorLink: say('影片', 'Film'),
      moduleTitle: { title: say('风的厚度', 'How thick is wind') },
      video: {
        ...FILM.video,
        poster: scene(say, 'cloth-camel', '16x9', COAT),
      },
      title: say('窗边一块驼色的布', 'A length of camel cloth at a window'),
      duration: FILM.duration,
    }),
    entry('tabs', 'colours', {
      anchorLink: say('颜色', 'Colours'),
      moduleTitle: { title: say('八种浅', 'Eight kinds of pale') },
      displayOptions: { style: 2 },
      tabs: paleTabs(say),
    }),
    entry('slideProducts', 'steps', {
      anchorLink: say('鞋与包', 'Shoes, bags'),
      setId: SETS.springSteps,
      moduleTitle: {
        title: say('轻装出门', 'Out, lightly'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.springSteps),
      },
      showMoreText: say('选购更多', 'Shop more'),
    }),
    entry('singleImage', 'shoes', {
      layout: 'beside',
      image: pieceView(SHOES, 3, say('浅粉色运动鞋', 'Blush trainers')),
      wideImage: pieceView(SHOES, 1, say('浅粉色运动鞋', 'Blush trainers')),
      title: say('路面干了', 'The pavements are dry'),
      description: say(
        '可以穿浅色的鞋，走远一点回家。',
        'So it can be pale shoes, and the long way home.',
      ),
      linkText: say('去看鞋', 'See the shoes'),
      commonLink: toCategory(142200),
    }),
    entry('productSet', 'silks', {
      anchorLink: say('丝', 'Silk'),
      setId: SETS.silks,
      quantity: 8,
      background: 'ivory',
      moduleTitle: {
        title: say('丝', 'Silk'),
        subTitle: say('衬衫与方巾，同一种凉', 'Shirts and squares, cool in the same way'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.silks),
      },
    }),
    entry('text', 'note', {
      style: 'lead',
      align: 'centre',
      content: say(
        '<p>先挑的人，<br>三月就不必再想。</p>',
        '<p>Choose now,<br>and March will need no thought.</p>',
      ),
    }),
  ],
};
