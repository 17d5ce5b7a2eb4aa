import { type Localised, localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

/** What is knitted or sewn into some jumpers. */
const KNITTED: Readonly<Record<string, readonly Localised[]>> = {
  yoke: [
    localised('肩上一圈提花，一针一针换线。', 'A figured yoke, the wool changed stitch by stitch.'),
  ],
  argyle: [
    localised('胸前三排菱格，细线斜穿。', 'Three rows of diamonds, crossed by a fine line.'),
  ],
  star: [localised('胸前织一颗星。', 'A star is knitted into the front.')],
  tipped: [
    localised(
      '下摆两道撞色边，像球场边上的人。',
      'Two bands above the hem, as worn beside a pitch.',
    ),
  ],
  balloon: [localised('袖子鼓起，身短到腰。', 'Full sleeves on a body cut to the waist.')],
  buttons: [localised('左肩三粒金扣。', 'Three gold buttons on the left shoulder.')],
  zip: [localised('领口一道短拉链。', 'A short zip at the neck.')],
  pocket: [localised('左胸一只贴袋。', 'A patch pocket on the left breast.')],
};

export const knits: KindCopy = {
  knit: {
    cut: ({ neck, motif, sleeve, shoulder, zip, pocket }, { gender }) => [
      ...(KNITTED[String(motif ?? sleeve ?? shoulder ?? (zip ? 'zip' : pocket ? 'pocket' : ''))] ??
        []),
      neck === 'roll'
        ? localised(
            '高领折两道，软，不抵下巴。',
            'The collar folds over twice, softly, and leaves the chin alone.',
          )
        : gender === 'kids'
          ? localised('领口宽一圈，自己套得进去。', 'A neck wide enough to get into alone.')
          : localised('领口收得稳，十年不松。', 'A neckline that will hold for ten years.'),
      neck === 'v'
        ? localised(
            '鸡心领开到第二粒扣的位置，衬衫领露得刚好。',
            'The V stops at a second shirt button, which is where it should.',
          )
        : localised(
            '肩缝往后移，正面看不见接线。',
            'The shoulder seam sits back, so none shows from the front.',
          ),
      localised('全成形编织，没有裁边。', 'Fully fashioned: knitted to shape, with no cut edges.'),
      localised(
        '袖口长一寸，冷的时候可以藏手。',
        'An inch extra in the sleeve, for hiding cold hands.',
      ),
    ],
    wear: [
      localised('塞进裙腰，或者就让它垂着。', 'Tucked into a skirt, or simply left alone.'),
      localised('叠着放，它比衣架记性好。', 'Keep it folded; it remembers hangers.'),
    ],
    wearMen: [
      localised('套在衬衫外，露一圈白。', 'Over a shirt, with a rim of white showing.'),
      localised(
        '外面一件大衣就能过冬，不需要第三件。',
        'Add an overcoat and that is winter dealt with.',
      ),
    ],
    wearKids: [
      localised('宽松半寸，里面还能加一件。', 'Half an inch of room, for one more layer.'),
      localised(
        '肘部织了双层，先不用打补丁。',
        'The elbows are knitted double, so patches can wait.',
      ),
    ],
  },
  cardigan: {
    cut: ({ neck, goldButtons }) => [
      goldButtons
        ? localised(
            '金扣是敲出来的，每一粒略有不同。',
            'The gold buttons are struck by hand and no two quite agree.',
          )
        : localised(
            '牛角扣圆润，扣眼都锁了丝线。',
            'Rounded horn buttons, and buttonholes bound in silk.',
          ),
      neck === 'v'
        ? localised(
            '鸡心领长到胸下，两个贴袋放得下眼镜。',
            'A long V, and two patch pockets that will take spectacles.',
          )
        : localised(
            '圆领，扣到顶就是一件毛衣。',
            'Round-necked; button it to the top and it is a jumper.',
          ),
      localised(
        '门襟里压了一条真丝带，不会变形。',
        'A silk ribbon behind the front keeps it from stretching.',
      ),
    ],
    wear: [
      localised('披在肩上也好，扣一粒也好。', 'Over the shoulders, or with one button done.'),
      localised('配吊带裙，刚好收住腰。', 'Over a slip dress it stops just at the waist.'),
    ],
    wearMen: [
      localised('代替西装穿，谁也不会介意。', 'Wear it in place of a jacket; nobody will mind.'),
      localised('领带也能配，只要别太亮。', 'It will even take a tie, provided the tie is quiet.'),
    ],
    wearKids: [localised('扣子大而圆，自己扣得上。', 'Large round buttons, for learning on.')],
  },
  sweatshirt: {
    cut: ({ motif, pocket }) => [
      ...(motif === 'band'
        ? [
            localised(
              '胸前一道宽条，两道窄条。',
              'A broad band across the chest between two narrow ones.',
            ),
          ]
        : []),
      ...(pocket
        ? [
            localised(
              '前面一只通袋，两手都放得进。',
              'One pocket in front, for both hands at once.',
            ),
          ]
        : []),
      localised(
        '领口一枚三角，是老式吸汗布的样子。',
        'A V of cloth at the neck, as the old training tops had it.',
      ),
      localised('侧片罗纹，伸手弯腰都跟得上。', 'Rib panels at the sides keep up with you.'),
      localised('双针明线，缝头是平的。', 'Twin-needle seams that lie flat.'),
    ],
    wear: [
      localised('周末第一件想到的衣服。', 'The first thing you think of on a Saturday.'),
      localised('外面套大衣，就能出门买花。', 'Put a coat over it and go out for flowers.'),
    ],
    wearKids: [
      localised(
        '画画、吃面、踢球，洗了还是它。',
        'Paint, noodles, football: it comes out of the wash itself again.',
      ),
      localised('袖口罗纹紧，推上去不会掉。', 'A firm cuff that stays where it is pushed.'),
    ],
  },
  tee: {
    cut: () => [
      localised(
        '领口双层罗纹，套头一百次也不松。',
        'A doubled neckband that takes being pulled on a hundred times.',
      ),
      localised('肩缝包了一条布带，不拉长。', 'Tape along the shoulder keeps it from stretching.'),
    ],
    wear: [localised('买两件吧，总有一件在洗。', 'Take two; one of them is always in the wash.')],
  },
};
