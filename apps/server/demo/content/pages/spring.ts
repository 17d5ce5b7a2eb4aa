import { both } from '../../both.ts';
import { PROMOTIONS } from '../../rewards/promotions.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toSet } from '../links.ts';
import { pieceView, scene } from '../pictures.ts';
import { place } from '../pieces.ts';
import { chinaMidnight } from './days.ts';
import { FILM } from './film.ts';
import { entry, type PagePlan } from './plan.ts';

const COAT = 'women-trench-short-gabardine-sage';
const SHIRT = 'women-shirt-plain-silk-sky';
const TROUSERS = 'women-trousers-belted-wool-ivory';
const SKIRT = 'women-skirt-long-satin-lilac';
const BLOUSE = 'women-shirt-bow-crepe-pearl';
const BAG = 'women-top-handle-bag-scarf-calf-butter';
const SHOES = 'women-sneaker-low-calf-blush';

export const spring: PagePlan = {
  code: 'spring',
  title: both('早春', 'Early spring'),
  share: {
    text: both('颜色浅一格，衣服薄一层。', 'A shade paler, a layer thinner.'),
    picture: (say) => scene(say, 'spring', '1x1', COAT),
  },
  body: ({ say, now }) => [
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
    entry('coupon', 'coupons', {
      anchorLink: say('礼券', 'Coupons'),
      promotionIds: [PROMOTIONS.spring],
      moduleTitle: {
        title: say('早春礼券', 'Spring coupons'),
        subTitle: say('每款限领一次，一单用一张', 'One of each for everybody, one an order'),
      },
      nonLoginCoupon: {
        discountFor: say('早春全场礼券', 'Early spring, storewide'),
        discountText: '¥800',
        expriedDate: say('满 ¥8,000，登录后领取', 'Over ¥8,000, once you sign in'),
      },
      commonLink: toSet(SETS.spring),
    }),
    entry('productSet', 'new', {
      anchorLink: say('新作', 'New'),
      setId: SETS.spring,
      quantity: 8,
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
      ...FILM,
      video: { ...FILM.video, poster: scene(say, 'cloth-satin', '16x9', COAT) },
      moduleTitle: {
        title: say('风的厚度', 'How thick is wind'),
        subTitle: say(
          '薄不是少。纱支细一倍，挡风的还是那一层。',
          'Thin is not less. Twice as fine a yarn, and it keeps out the same wind.',
        ),
      },
      ratio: '16/9',
      autoPlay: true,
    }),
    entry('outfit', 'first-warm', {
      anchorLink: say('穿着', 'To wear'),
      spacing: 'tight',
      moduleTitle: {
        title: say('二月的两天', 'Two days in February'),
        subTitle: say('一天出门，一天赴约', 'One to go out, one to meet somebody'),
      },
      image: pieceView(COAT, 3, say('墙上一件鼠尾草绿短风衣', 'A short sage trench on a wall')),
      title: say('第一个不系扣的早晨', 'The first morning unbuttoned'),
      description: say(
        '短风衣敞着，里面一件天空蓝真丝衬衫。',
        'The short trench open, and a sky-blue silk shirt inside it.',
      ),
      cells: [COAT, SHIRT, TROUSERS].map((piece) => ({ productIds: place(piece) })),
    }),
    entry('outfit', 'lilac', {
      layout: 5,
      image: pieceView(SKIRT, 3, say('丁香紫缎面长裙', 'A long lilac satin skirt')),
      title: say('丁香开之前', 'Before the lilac'),
      description: say(
        '缎面长裙配珍珠白领结衬衫，手里一只奶油黄的包。',
        'A satin skirt, a pearl blouse with a bow, and a bag the colour of butter.',
      ),
      cells: [SKIRT, BLOUSE, BAG, SHOES].map((piece) => ({ productIds: place(piece) })),
      commonLink: toSet(SETS.spring),
    }),
    entry('flashSale', 'steps', {
      anchorLink: say('鞋与包', 'Shoes, bags'),
      background: 'ivory',
      moduleTitle: {
        title: say('轻装出门', 'Lightly'),
        subTitle: say('第二批到店之前', 'Before the next parcel'),
      },
      startTime: chinaMidnight(now, 0),
      endTime: chinaMidnight(now, 21),
      setId: SETS.springSteps,
      quantity: 12,
      commonLink: toSet(SETS.springSteps),
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
      setId: SETS.springSilks,
      quantity: 4,
      moduleTitle: {
        title: say('丝', 'Silk'),
        subTitle: say('先于天气的凉', 'Cool before the weather is'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.springSilks),
      },
      bottomText: say('先挑的人，三月就不必再想。', 'Choose now, and March will need no thought.'),
    }),
  ],
};
