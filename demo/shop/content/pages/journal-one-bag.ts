import { localised } from '@vitrine/kit';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage, productImage } from '../images.ts';
import { toBrand, toSet } from '../links.ts';
import { entry, type PagePlan } from './page-plan.ts';

const BAG = 'women-top-handle-bag-scarf-leather-cognac';
const OLDER = 'women-top-handle-bag-classic-leather-cognac';
const CASTELLANI = 1101;

export const journalOneBag: PagePlan = {
  code: 'journal-one-bag',
  title: localised('一只包的二十年', 'Twenty years of one bag'),
  share: {
    text: localised('皮革会记住你的手。', 'Leather remembers your hand.'),
    picture: (t) => bannerImage(t, 'bags', '1x1', BAG),
  },
  body: ({ t }) => [
    entry('singleImage', 'open', {
      layout: 'hero',
      spacing: 'tight',
      image: bannerImage(t, 'bags', '3x4', BAG),
      wideImage: bannerImage(t, 'bags', '16x9', BAG),
      kicker: t('手记 No. 31', 'Journal No. 31'),
      title: t('一只包的二十年', 'Twenty years of one bag'),
      description: t(
        '佛罗伦萨，九月，一间朝北的作坊。',
        'Florence in September, and a workshop that faces north.',
      ),
    }),
    entry('text', 'first', {
      title: t('第一年，它是新的', 'For a year it is new'),
      content: t(
        '<p>新皮有一种紧张。它不肯弯，边角挺着，放在桌上像没坐稳的客人。店里的老师傅说，别急着用，先放在看得见的地方，让它见见光。</p><p>他把一张皮铺在灯下，用拇指压住一处，松开。印子浅浅的，过一会儿退了。“它在认你。”他说。</p>',
        '<p>New leather is nervous. It will not bend, its corners stand up, and on a table it sits like a guest on the edge of a chair. Do not use it yet, says the old man in the workshop. Put it somewhere you can see it, and let it get some light.</p><p>He lays a hide under the lamp, presses a thumb into it and lets go. The mark is faint, and in a while it is gone. It is getting to know you, he says.</p>',
      ),
    }),
    entry('singleImage', 'close', {
      inset: true,
      image: productImage(OLDER, 2, t('荔枝纹牛皮近看', 'Pebbled leather, close to')),
      title: t('植鞣的牛皮，每年深一度', 'Vegetable-tanned, a shade deeper each year'),
    }),
    entry('text', 'later', {
      title: t('第七年，它是你的', 'After seven it is yours'),
      content: t(
        '<p>提手最先变。手握的那一寸颜色深下去，发亮，像旧楼梯的扶手。接着是翻盖，再是底角。雨淋过的地方会留一圈淡淡的边，擦油之后与别处连成一片。</p><p>作坊里有一只二十年前卖出去的包，主人送回来换内里。老师傅不肯把外面翻新。“这些地方，”他指给我们看，“是她自己做的，我们做不出来。”</p>',
        '<p>The handle goes first. The inch where a hand has been turns darker and takes a shine, like the rail of an old staircase. Then the flap, then the feet. Where rain has fallen there is a faint tidemark, until a little cream joins it to the rest.</p><p>On the bench stands a bag they sold twenty years ago, back for a new lining. The old man will not touch the outside. Here, and here, he says, she did this herself. We could not have made it.</p>',
      ),
    }),
    entry('text', 'care', {
      title: t('怎么养', 'How to keep one'),
      content: t(
        '<ul><li>每季上一次皮革膏，薄薄一层，隔夜再擦</li><li>淋湿了，用干布吸，阴处晾，不烘</li><li>不用的时候塞旧报纸，竖着放，别装塑料袋</li></ul>',
        '<ul><li>Once a season, a thin coat of cream; leave it overnight, then buff</li><li>If it gets wet, blot it, and let it dry in the shade, away from heat</li><li>Between outings, stuff it with newspaper and stand it up; never in plastic</li></ul>',
      ),
    }),
    entry('campaignCTAButton', 'choose', {
      spacing: 'section',
      title: t('会老的包', 'Bags that grow old'),
      subTitle: t('皮革会记住你的手', 'Leather remembers your hand'),
      buttons: [{ text: t('去看看', 'See them'), commonLink: toSet(SETS.bagsWithAge) }],
    }),
    entry('productSet', 'bags', {
      setId: SETS.bagsWithAge,
      quantity: 8,
      moduleTitle: {
        title: t('从第一年开始', 'To begin with'),
        linkText: t('进店：Castellani', 'Visit Castellani'),
        commonLink: toBrand(CASTELLANI),
      },
      ctaButton: {
        text: t('全部会老的包', 'All of these bags'),
        commonLink: toSet(SETS.bagsWithAge),
      },
    }),
  ],
};
