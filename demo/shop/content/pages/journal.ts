import { localised } from '@vitrine/kit';
import { bannerImage } from '../images.ts';
import { toPage } from '../links.ts';
import { entry, type PagePlan } from './page-plan.ts';

const BAG = 'women-top-handle-bag-scarf-leather-cognac';
const TRENCH = 'men-car-coat-raglan-gabardine-stone';
const KNIT = 'women-knit-roll-cable-ivory';

export const journal: PagePlan = {
  code: 'journal',
  title: localised('别处手记', 'Journal'),
  share: {
    text: localised(
      '去看东西是怎么做的，回来写下。',
      'We go to see how things are made, and write it down.',
    ),
    picture: (t) => bannerImage(t, 'bags', '1x1', BAG),
  },
  body: ({ t }) => [
    entry('text', 'open', {
      style: 'display',
      kicker: 'Journal',
      title: t('别处手记', 'The journal'),
      content: t(
        '<p>去看东西是怎么做的，回来写下。不定期，不催。</p>',
        '<p>We go to see how things are made and write it down. At no fixed time, and in no hurry.</p>',
      ),
    }),
    entry('singleImage', 'one-bag', {
      layout: 'beside',
      image: bannerImage(t, 'bags', '3x4', BAG),
      wideImage: bannerImage(t, 'bags', '1x1', BAG),
      kicker: 'No. 31',
      title: t('一只包的二十年', 'Twenty years of one bag'),
      description: t(
        '皮革会记住你的手。我们去佛罗伦萨，看它如何慢慢变深。',
        'Leather remembers your hand. In Florence, we watch it darken.',
      ),
      linkText: t('读这一篇', 'Read on'),
      commonLink: toPage('journal-one-bag'),
    }),
    entry('singleImage', 'gabardine', {
      layout: 'beside',
      image: bannerImage(t, 'cloth-camel', '3x4', TRENCH),
      kicker: 'No. 30',
      title: t('风的厚度', 'How thick is wind'),
      description: t(
        '一根棉纱捻三遍，织得密，风才进不来。',
        'Twist a cotton yarn three times, weave it close, and the wind stays out.',
      ),
      linkText: t('读这一篇', 'Read on'),
      commonLink: toPage('journal-gabardine'),
    }),
    entry('singleImage', 'letter', {
      layout: 'beside',
      image: bannerImage(t, 'knitwear', '3x4', KNIT),
      wideImage: bannerImage(t, 'knitwear', '1x1', KNIT),
      kicker: t('专题', 'A letter'),
      title: t('秋日来信', 'Word from autumn'),
      description: t(
        '一封写给将至的长风的信，附衣物若干。',
        'A letter to the wind on its way, with some clothes enclosed.',
      ),
      linkText: t('拆开', 'Open it'),
      commonLink: toPage('autumn-letter'),
    }),
  ],
};
