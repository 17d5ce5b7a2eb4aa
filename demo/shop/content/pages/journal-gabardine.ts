import { localised } from '@vitrine/kit';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage, productImage } from '../images.ts';
import { toCategory, toPage } from '../links.ts';
import { entry, type PagePlan } from './page-plan.ts';

const RAINCOAT = 'men-car-coat-raglan-gabardine-stone';
const TRENCH = 'women-trench-knee-gabardine-camel';

export const journalGabardine: PagePlan = {
  code: 'journal-gabardine',
  title: localised('风的厚度', 'How thick is wind'),
  share: {
    text: localised(
      '一根棉纱捻三遍，风才进不来。',
      'Twist a cotton yarn three times and the wind stays out.',
    ),
    picture: (t) => bannerImage(t, 'cloth-camel', '3x4', RAINCOAT),
  },
  body: ({ t }) => [
    entry('singleImage', 'open', {
      layout: 'hero',
      spacing: 'tight',
      image: bannerImage(t, 'cloth-camel', '3x4', RAINCOAT),
      kicker: t('手记 No. 30', 'Journal No. 30'),
      title: t('风的厚度', 'How thick is wind'),
      description: t('关于一块布为什么能挡雨。', 'On why a piece of cotton can keep out rain.'),
    }),
    entry('text', 'twist', {
      title: t('捻', 'Twist'),
      content: t(
        '<p>棉本来吸水。要它不吸，办法不在布上，在纱里：把纤维捻紧，紧到水钻不进去。华达呢的纱要捻三遍，捻过的纱硬得像细铁丝，落在地上会自己打卷。</p>',
        '<p>Cotton drinks water. To stop it you work on the yarn and not the cloth: twist the fibres until there is no room left between them. Gabardine yarn is twisted three times. Drop a length of it on the floor and it curls up by itself, like wire.</p>',
      ),
    }),
    entry('singleImage', 'close', {
      inset: true,
      image: productImage(TRENCH, 2, t('华达呢的斜纹近看', 'The twill of gabardine, close to')),
      title: t('六十三度的斜纹', 'A twill at sixty-three degrees'),
    }),
    entry('text', 'weave', {
      title: t('织', 'Weave'),
      content: t(
        '<p>经纱比纬纱密一倍，斜纹因此很陡。雨落在上面，顺着纹路往下走，来不及停。风也一样，它要找缝，缝都朝着别的方向。</p><p>一件风衣用布三米二，织要六个钟头。急不来。</p>',
        '<p>There are twice as many threads down as across, so the twill is steep. Rain that lands on it runs down the rib before it can settle. Wind does no better; it looks for gaps, and the gaps all face the other way.</p><p>A trench takes three metres and twenty, which is six hours on the loom. It cannot be hurried.</p>',
      ),
    }),
    entry('text', 'wear', {
      title: t('穿', 'Wear'),
      content: t(
        `<p>第一次淋雨之前，不必做什么。淋过了，挂在通风处，别拧，别熨到发亮。两三年后布会软下来，折痕留在你惯常弯手肘的地方。配送与退换的细节，写在<a href="/content/delivery">这里</a>。</p>`,
        `<p>Before its first rain you need do nothing. Afterwards, hang it where there is air; do not wring it, and do not iron it to a shine. In two or three years it softens, and keeps a crease where you bend your arm. How it reaches you is told <a href="/en/content/delivery">here</a>.</p>`,
      ),
    }),
    entry('slideProducts', 'coats', {
      setId: SETS.autumnLetter,
      moduleTitle: {
        title: t('挡风的', 'Against the wind'),
        linkText: t('全部风衣', 'All trench coats'),
        commonLink: toCategory(142111),
      },
    }),
    entry('singleImage', 'next', {
      layout: 'beside',
      image: productImage(
        'women-top-handle-bag-scarf-leather-cognac',
        3,
        t('一只棕色手提包', 'A brown top-handle bag'),
      ),
      kicker: t('下一篇', 'Next'),
      title: t('一只包的二十年', 'Twenty years of one bag'),
      linkText: t('接着读', 'Read on'),
      commonLink: toPage('journal-one-bag'),
    }),
  ],
};
