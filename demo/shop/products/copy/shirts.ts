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

const COLLARS: Readonly<Record<string, Localised>> = {
  bow: localised(
    '领带连着领子裁，打结、垂着都行。',
    'The tie is cut in one with the collar, to knot or to let hang.',
  ),
  longTie: localised(
    '领带裁到腰下，松松打一个结就好。',
    'The tie is cut to below the waist; one loose knot is enough.',
  ),
  velvetBow: localised(
    '领下一枚黑丝绒结，用暗扣，取得下来。',
    'The black velvet bow below the collar is on a snap, and comes off.',
  ),
};

export const shirts: KindCopy = {
  shirt: {
    cut: ({ collar, pockets, front, contrast }, { gender }) => {
      const isWomen = gender === 'women';
      return [
        ...(FRONTS[String(contrast ? 'contrast' : front)] ?? []),
        COLLARS[String(collar)] ??
          localised(
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
