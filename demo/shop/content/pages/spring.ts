import { localised } from '@vitrine/kit';
import { PROMOTIONS } from '../../rewards/promotions.ts';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage, productImage } from '../images.ts';
import { toCategory, toSet } from '../links.ts';
import { joinProductIds } from '../product-ids.ts';
import { chinaMidnight } from './dates.ts';
import { FILM } from './film.ts';
import { entry, type PagePlan } from './page-plan.ts';

const COAT = 'women-trench-short-gabardine-sage';
const SHIRT = 'women-shirt-plain-silk-sky';
const TROUSERS = 'women-trousers-belted-wool-ivory';
const SKIRT = 'women-skirt-long-satin-lilac';
const BLOUSE = 'women-shirt-bow-crepe-pearl';
const BAG = 'women-top-handle-bag-scarf-calf-butter';
const SHOES = 'women-sneaker-low-calf-blush';

export const spring: PagePlan = {
  code: 'spring',
  title: localised('早春', 'Early spring'),
  share: {
    text: localised('颜色浅一格，衣服薄一层。', 'A shade paler, a layer thinner.'),
    picture: (t) => bannerImage(t, 'spring', '1x1', COAT),
  },
  body: ({ t, now }) => [
    entry('singleImage', 'open', {
      layout: 'hero',
      spacing: 'tight',
      image: bannerImage(t, 'spring', '3x4', COAT),
      wideImage: bannerImage(t, 'spring', '16x9', COAT),
      kicker: 'Spring, Early',
      title: t('早春', 'Early spring'),
      description: t(
        '雪还没化，光先长了。颜色浅一格，衣服薄一层。',
        'There is snow about, but the light is longer. A shade paler, then, and a layer thinner.',
      ),
      linkText: t('看全部早春', 'See all of it'),
      commonLink: toSet(SETS.spring),
    }),
    entry('coupon', 'coupons', {
      anchorLink: t('礼券', 'Coupons'),
      promotionIds: [PROMOTIONS.spring],
      moduleTitle: {
        title: t('早春礼券', 'Spring coupons'),
        subTitle: t('每款限领一次，一单用一张', 'One of each for everybody, one an order'),
      },
      nonLoginCoupon: {
        discountFor: t('早春全场礼券', 'Early spring, storewide'),
        discountText: '¥800',
        expriedDate: t('满 ¥8,000，登录后领取', 'Over ¥8,000, once you sign in'),
      },
      commonLink: toSet(SETS.spring),
    }),
    entry('productSet', 'new', {
      anchorLink: t('新作', 'New'),
      setId: SETS.spring,
      quantity: 8,
      moduleTitle: {
        title: t('先薄的那一层', 'The thinner layer'),
        subTitle: t(
          '风衣、衬衫与不必配毛衣的裙',
          'Trenches, shirts, and skirts that need no jumper',
        ),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.spring),
      },
    }),
    entry('video', 'wind', {
      ...FILM,
      video: { ...FILM.video, poster: bannerImage(t, 'cloth-satin', '16x9', COAT) },
      moduleTitle: {
        title: t('风的厚度', 'How thick is wind'),
        subTitle: t(
          '薄不是少。纱支细一倍，挡风的还是那一层。',
          'Thin is not less. Twice as fine a yarn, and it keeps out the same wind.',
        ),
      },
      ratio: '16/9',
      autoPlay: true,
    }),
    entry('outfit', 'first-warm', {
      anchorLink: t('穿着', 'To wear'),
      spacing: 'tight',
      moduleTitle: {
        title: t('二月的两天', 'Two days in February'),
        subTitle: t('一天出门，一天赴约', 'One to go out, one to meet somebody'),
      },
      image: productImage(COAT, 3, t('墙上一件鼠尾草绿短风衣', 'A short sage trench on a wall')),
      title: t('第一个不系扣的早晨', 'The first morning unbuttoned'),
      description: t(
        '短风衣敞着，里面一件天空蓝真丝衬衫。',
        'The short trench open, and a sky-blue silk shirt inside it.',
      ),
      cells: [COAT, SHIRT, TROUSERS].map((drawnId) => ({ productIds: joinProductIds(drawnId) })),
    }),
    entry('outfit', 'lilac', {
      layout: 5,
      image: productImage(SKIRT, 3, t('丁香紫缎面长裙', 'A long lilac satin skirt')),
      title: t('丁香开之前', 'Before the lilac'),
      description: t(
        '缎面长裙配珍珠白领结衬衫，手里一只奶油黄的包。',
        'A satin skirt, a pearl blouse with a bow, and a bag the colour of butter.',
      ),
      cells: [SKIRT, BLOUSE, BAG, SHOES].map((drawnId) => ({
        productIds: joinProductIds(drawnId),
      })),
      commonLink: toSet(SETS.spring),
    }),
    entry('flashSale', 'steps', {
      anchorLink: t('鞋与包', 'Shoes, bags'),
      background: 'ivory',
      moduleTitle: {
        title: t('轻装出门', 'Lightly'),
        subTitle: t('第二批到店之前', 'Before the next parcel'),
      },
      startTime: chinaMidnight(now, 0),
      endTime: chinaMidnight(now, 6),
      setId: SETS.springSteps,
      quantity: 12,
      commonLink: toSet(SETS.springSteps),
    }),
    entry('singleImage', 'shoes', {
      layout: 'beside',
      image: productImage(SHOES, 3, t('浅粉色运动鞋', 'Blush trainers')),
      wideImage: productImage(SHOES, 1, t('浅粉色运动鞋', 'Blush trainers')),
      title: t('路面干了', 'The pavements are dry'),
      description: t(
        '可以穿浅色的鞋，走远一点回家。',
        'So it can be pale shoes, and the long way home.',
      ),
      linkText: t('去看鞋', 'See the shoes'),
      commonLink: toCategory(142200),
    }),
    entry('productSet', 'silks', {
      anchorLink: t('丝', 'Silk'),
      setId: SETS.springSilks,
      quantity: 4,
      moduleTitle: {
        title: t('丝', 'Silk'),
        subTitle: t('先于天气的凉', 'Cool before the weather is'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.springSilks),
      },
      bottomText: t('先挑的人，三月就不必再想。', 'Choose now, and March will need no thought.'),
    }),
  ],
};
