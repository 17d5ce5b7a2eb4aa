import { type Localised, localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

const FRONTS: Readonly<Record<string, readonly Localised[]>> = {
  ruffles: [localised('门襟两侧各一道荷叶边。', 'A frill runs down both sides of the front.')],
  pintucks: [
    localised('胸前六道细褶，一道一道压平。', 'Six fine tucks in front, each pressed flat.'),
  ],
  western: [localised('尖角过肩，珠光按扣。', 'A pointed yoke and pearl snaps.')],
  contrast: [localised('白领白袖口，老派的讲究。', 'A white collar and cuffs, in the old manner.')],
};

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

export const knitsAndShirts: KindCopy = {
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
  shirt: {
    cut: ({ collar, pockets, front, contrast }, { gender }) => {
      const isWomen = gender === 'women';
      return [
        ...(FRONTS[String(contrast ? 'contrast' : front)] ?? []),
        collar === 'bow'
          ? localised(
              '领带连着领子裁，打结、垂着都行。',
              'The tie is cut in one with the collar, to knot or to let hang.',
            )
          : localised(
              '领子不上胶，熨过是挺的，不熨是软的。',
              'No glue in the collar: crisp if ironed, soft if not.',
            ),
        pockets === 2
          ? localised(
              '两个胸袋大小不同，左边那个放得下票根。',
              'Two breast pockets of two sizes, the left one for ticket stubs.',
            )
          : localised(
              '贝母扣，绕脚缝，扣三年不掉。',
              'Shell buttons on a wrapped shank; none will drop off.',
            ),
        isWomen
          ? localised(
              '后身比前身长三寸，坐下仍在腰里。',
              'Three inches longer behind, so it stays tucked in.',
            )
          : localised('后背一道箱褶，抬手有余地。', 'A box pleat behind gives the arms some room.'),
        isWomen
          ? localised('袖口扣两粒，也可以翻起来。', 'Two buttons at the cuff, or turn it back.')
          : localised(
              '下摆弧度浅，不塞也整齐。',
              'A shallow curve at the hem, tidy when worn out.',
            ),
      ];
    },
    wear: [
      localised(
        '塞进高腰裤，扣子开到第二粒。',
        'With high-waisted trousers and two buttons undone.',
      ),
      localised(
        '外套里面只露一条领边，就够了。',
        'Under a jacket, let an edge of collar show and stop there.',
      ),
    ],
    wearMen: [
      localised('周末不熨，也说得过去。', 'On a weekend you need not iron it.'),
      localised(
        '系领带不歪，解开不塌。',
        'It keeps a tie straight and does without one just as well.',
      ),
    ],
  },
  polo: {
    cut: ({ buttons, tipped, zip }) => [
      ...(tipped ? [localised('白领白袖边。', 'A white collar and edges to the sleeves.')] : []),
      zip
        ? localised('领口一道短拉链，拉到一半最好看。', 'A short zip at the neck, best half open.')
        : buttons === 2
          ? localised(
              '领口两粒扣，头大也套得过。',
              'Two buttons at the neck, wide enough for any head.',
            )
          : localised('三粒贝母扣，解两粒最好看。', 'Three shell buttons, best with two undone.'),
      localised('袖口织一圈罗纹，不往上跑。', 'A rib at the sleeve keeps it from riding up.'),
      localised('下摆后长前短，弯腰不露。', 'Longer at the back than the front, for bending down.'),
    ],
    wear: [localised('配短裤或长裤，都不必想。', 'Shorts or trousers; it needs no thought.')],
    wearMen: [
      localised('套在西装里，比衬衫松一口气。', 'Under a jacket it breathes easier than a shirt.'),
      localised('夏天的晚饭，有它就够正式了。', 'Formal enough for any dinner in summer.'),
    ],
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
  dungarees: {
    cut: ({ pocket }) => [
      ...(pocket === 'heart'
        ? [localised('胸袋是一颗红毛毡的心。', 'The bib pocket is a heart of red felt.')]
        : []),
      localised(
        '背带能放长三寸，能穿两个春天。',
        'Three inches to let out in the straps: two springs of wear.',
      ),
      localised('胸前一个袋，装得下一辆小车。', 'A bib pocket that holds one small car.'),
      localised('侧扣一解，上厕所来得及。', 'The side buttons undo fast, when it matters.'),
    ],
    wear: [
      localised('里面穿条纹衫，外面穿雨靴。', 'A striped top inside, wellingtons below.'),
      localised('膝盖磨白了，才算穿开。', 'Not properly worn in until the knees go pale.'),
    ],
  },
};
