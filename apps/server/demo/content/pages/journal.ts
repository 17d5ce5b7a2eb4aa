import { both } from '../../both.ts';
import { toPage } from '../links.ts';
import { scene } from '../pictures.ts';
import { entry, type PagePlan } from './plan.ts';

const BAG = 'women-top-handle-bag-scarf-leather-cognac';
const TRENCH = 'men-car-coat-raglan-gabardine-stone';
const KNIT = 'women-knit-roll-cable-ivory';

export const journal: PagePlan = {
  code: 'journal',
  title: both('别处手记', 'Journal'),
  share: {
    text: both(
      '去看东西是怎么做的，回来写下。',
      'We go to see how things are made, and write it down.',
    ),
    picture: (say) => scene(say, 'bags', '1x1', BAG),
  },
  body: ({ say }) => [
    entry('text', 'open', {
      style: 'display',
      kicker: 'Journal',
      title: say('别处手记', 'The journal'),
      content: say(
        '<p>去看东西是怎么做的，回来写下。不定期，不催。</p>',
        '<p>We go to see how things are made and write it down. At no fixed time, and in no hurry.</p>',
      ),
    }),
    entry('singleImage', 'one-bag', {
      layout: 'beside',
      image: scene(say, 'bags', '3x4', BAG),
      wideImage: scene(say, 'bags', '1x1', BAG),
      kicker: 'No. 31',
      title: say('一只包的二十年', 'Twenty years of one bag'),
      description: say(
        '皮革会记住你的手。我们去佛罗伦萨，看它如何慢慢变深。',
        'Leather remembers your hand. In Florence, we watch it darken.',
      ),
      linkText: say('读这一篇', 'Read on'),
      commonLink: toPage('journal-one-bag'),
    }),
    entry('singleImage', 'gabardine', {
      layout: 'beside',
      image: scene(say, 'cloth-camel', '3x4', TRENCH),
      kicker: 'No. 30',
      title: say('风的厚度', 'How thick is wind'),
      description: say(
        '一根棉纱捻三遍，织得密，风才进不来。',
        'Twist a cotton yarn three times, weave it close, and the wind stays out.',
      ),
      linkText: say('读这一篇', 'Read on'),
      commonLink: toPage('journal-gabardine'),
    }),
    entry('singleImage', 'letter', {
      layout: 'beside',
      image: scene(say, 'knitwear', '3x4', KNIT),
      wideImage: scene(say, 'knitwear', '1x1', KNIT),
      kicker: say('专题', 'A letter'),
      title: say('秋日来信', 'Word from autumn'),
      description: say(
        '一封写给将至的长风的信，附衣物若干。',
        'A letter to the wind on its way, with some clothes enclosed.',
      ),
      linkText: say('拆开', 'Open it'),
      commonLink: toPage('autumn-letter'),
    }),
  ],
};
