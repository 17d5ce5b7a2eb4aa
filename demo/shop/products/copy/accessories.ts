import { type Localised, localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

const PRINTS: Readonly<Record<string, readonly Localised[]>> = {
  bridles: [
    localised(
      '缰绳与链条交叉成格，每个结上一枚环。',
      'Bridles and chains that cross, with a ring at each knot.',
    ),
  ],
  garden: [localised('几朵散开的花，没有两朵一样大。', 'Loose blossoms, no two of a size.')],
};

const BUCKLES: Readonly<Record<string, Localised>> = {
  plate: localised(
    '一块素面扣板，没有字。',
    'A plain plate for a buckle, with nothing written on it.',
  ),
  rings: localised('两枚圆环相扣，不用打孔。', 'Two rings that hold without a hole.'),
};

export const accessories: KindCopy = {
  sunglasses: {
    cut: ({ frame, bridge }) => [
      ...(bridge === 'bar'
        ? [localised('鼻梁上加一道金梁。', 'A gold bar runs above the bridge.')]
        : []),
      frame === 'catEye'
        ? localised(
            '眼角上扬一点，眉就不用画。',
            'A slight lift at the corners, and the brows can rest.',
          )
        : localised('框形端正，方脸圆脸都戴得。', 'An even frame, at home on most faces.'),
      localised(
        '七枚铆钉一枚铰链，开合有阻尼。',
        'Riveted hinges with a little resistance in them.',
      ),
      localised('镜片三类滤光，看路清楚。', 'Category 3 lenses that leave the road clear.'),
    ],
    wear: [
      localised('没睡好的早上，先戴上它。', 'For mornings after short nights.'),
      localised(
        '配一个皮套，软，折起来是平的。',
        'It comes in a soft leather case that folds flat.',
      ),
    ],
  },
  scarf: {
    cut: ({ shape, size, print }) => {
      if (shape === 'square') {
        return [
          ...(PRINTS[String(print)] ?? []),
          localised(
            '九十厘米见方，边是手卷的，一道要四十分钟。',
            'Ninety centimetres square, each edge rolled by hand in forty minutes.',
          ),
          localised(
            '折成条绕颈，系在包上，或者包住头发。',
            'Round the neck, on a bag, or over the hair.',
          ),
        ];
      }
      return size
        ? [
            localised(
              '一米二长，绕一圈还能打结。',
              'A hundred and twenty centimetres: once round and a knot.',
            ),
          ]
        : [
            localised(
              '流苏是手捻的，两端各五十六根。',
              'Fringes twisted by hand, fifty-six at each end.',
            ),
            localised('够长，披开来就是一张小毯。', 'Opened out it is a small blanket.'),
          ];
    },
    wear: [
      localised(
        '出门前的最后一件，也常常最先被看到。',
        'The last thing you put on and often the first that is noticed.',
      ),
      localised('系一道，或者只是搭着。', 'Knot it once, or simply let it hang.'),
    ],
    wearKids: [localised('别在外套上，就不会丢。', 'Pin it to the coat and it will not be lost.')],
  },
  watch: {
    cut: ({ strap, shape, subdials }) => [
      strap === 'leather'
        ? localised('表带可以自己换，不用工具。', 'The strap changes without tools.')
        : localised(
            '链带按腕围截短，多的链节收在盒里。',
            'The bracelet is cut to your wrist and the spare links kept in the box.',
          ),
      subdials
        ? localised(
            '三只小表盘，计时到十分之一秒。',
            'Three small dials that count to a tenth of a second.',
          )
        : shape === 'rectangle'
          ? localised('长方表壳，罗马刻度。', 'A rectangular case with Roman marks.')
          : localised('表面只有刻度，没有数字。', 'The dial has marks and no numerals.'),
      localised('蓝宝石镜面，日常洗手无妨。', 'Sapphire glass, and no fear of a tap.'),
    ],
    wear: [
      localised('薄到能滑进袖口。', 'Thin enough to go under a cuff.'),
      localised('它走得准，你可以慢一点。', 'It keeps time, so you need not hurry.'),
    ],
  },
  earrings: {
    cut: ({ shape, stone }) => {
      if (shape === 'drop') {
        return [
          stone === 'step'
            ? localised(
                '阶梯切割，长方宝石垂在链下。',
                'Step-cut stones, oblong, on a short chain.',
              )
            : stone === 'pear'
              ? localised(
                  '梨形宝石垂在链下，像一滴水。',
                  'Pear-cut stones on a short chain, like drops of water.',
                )
              : localised(
                  '切面宝石垂在链下，转头时晚半拍。',
                  'Faceted stones on a short chain, half a beat behind when you turn.',
                ),
          localised(
            '爪镶四点，背面敞着，让光进来。',
            'Set in four claws and left open behind for the light.',
          ),
        ];
      }
      if (shape === 'pearl') {
        return [localised('一颗悬着，下面没有别的。', 'A single pearl, and nothing below it.')];
      }
      return [
        localised('空心管，大而轻。', 'Hollow tube: large, and light.'),
        localised(
          '铰链藏在环里，合上看不出口。',
          'The hinge is hidden; closed, the ring has no seam.',
        ),
      ];
    },
    wear: [
      localised('头发挽起来的时候戴。', 'For when the hair is up.'),
      localised('单戴一只，也说得通。', 'Wearing only one is also an idea.'),
      localised('配一件高领毛衣，最不费力。', 'Easiest with a roll neck.'),
    ],
  },
  belt: {
    cut: ({ width, buckle }) => [
      BUCKLES[String(buckle)] ??
        (width === 'slim'
          ? localised(
              '宽两厘米，椭圆扣，系在大衣外也行。',
              'Two centimetres wide, with an oval buckle; it will go round a coat.',
            )
          : buckle === 'oval'
            ? localised(
                '宽三厘米半，椭圆扣拉丝，不刮手。',
                'Three and a half centimetres, with a brushed oval buckle.',
              )
            : localised(
                '宽三厘米半，方扣拉丝，不刮手。',
                'Three and a half centimetres, with a brushed square buckle.',
              )),
      localised(
        '边缘上了五道蜡，摸着是圆的。',
        'Five coats of wax at the edge, until it feels round.',
      ),
    ],
    wear: [
      localised('按裤腰再加一寸选。', 'Choose an inch above your waist.'),
      localised(
        '孔位之间两厘米半，饭前饭后各一个。',
        'The holes are an inch apart: one for before dinner, one for after.',
      ),
    ],
  },
  tie: {
    cut: ({ pattern, width, clip }) => [
      ...(clip ? [localised('配一枚细金领带夹。', 'It comes with a slim gold clip.')] : []),
      pattern === 'stripe'
        ? localised(
            '斜纹从左肩落下，条距一指。',
            'The stripe falls from the left shoulder, a finger between the bars.',
          )
        : width === 'narrow'
          ? localised('宽五厘米，配窄驳领。', 'Five centimetres wide, for a narrow lapel.')
          : localised(
              '宽八厘米，和多数驳领相称。',
              'Eight centimetres wide, to sit with most lapels.',
            ),
      pattern === 'dot'
        ? localised(
            '波点小如针头，三步外就是素色。',
            'Dots the size of a pinhead; three steps off, it is plain.',
          )
        : localised(
            '背面一针到底，拉一拉能自己回正。',
            'One slip stitch runs the length of it, so it straightens with a tug.',
          ),
    ],
    wear: [
      localised('结打小一点，下面留一道窝。', 'Tie a small knot and leave a dimple below.'),
      localised('晚上解下，卷起来，不要挂。', 'At night roll it up; do not hang it.'),
    ],
  },
  cap: {
    cut: () => [
      localised(
        '六片拼，帽檐弯好了，不用再掰。',
        'Six panels, and a peak that comes ready curved.',
      ),
      localised('后面一条皮扣调节，没有字。', 'A leather strap behind, and nothing written on it.'),
    ],
    wear: [
      localised(
        '头发没洗的那天，它很可靠。',
        'Dependable on days when you have not washed your hair.',
      ),
      localised('配大衣戴，反而好看。', 'With an overcoat it looks better than it should.'),
    ],
  },
  beanie: {
    cut: ({ bobble }) => [
      bobble
        ? localised('顶上的绒球能拆下来洗。', 'The bobble comes off for the wash.')
        : localised(
            '翻边一掌宽，放下来能盖住耳朵。',
            'A hand-wide cuff that comes down over the ears.',
          ),
      localised('收顶六片，不起角。', 'Closed in six at the crown, so it makes no point.'),
    ],
    wear: [
      localised('口袋里放一顶，风大时用。', 'Keep one in a pocket for the wind.'),
      localised('和围巾不必同色。', 'It need not match the scarf.'),
    ],
    wearKids: [
      localised('里面缝了一圈棉，不扎额头。', 'A band of cotton inside, for foreheads.'),
      localised('下雪天远远就认得出。', 'Easy to spot across a snowy playground.'),
    ],
  },
};
