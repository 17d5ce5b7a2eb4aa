import { both } from '../../both.ts';
import type { KindCopy } from './kind-copy.ts';

export const accessories: KindCopy = {
  sunglasses: {
    cut: ({ frame }) => [
      frame === 'catEye'
        ? both(
            '眼角上扬一点，眉就不用画。',
            'A slight lift at the corners, and the brows can rest.',
          )
        : both('框形端正，方脸圆脸都戴得。', 'An even frame, at home on most faces.'),
      both('七枚铆钉一枚铰链，开合有阻尼。', 'Riveted hinges with a little resistance in them.'),
      both('镜片三类滤光，看路清楚。', 'Category 3 lenses that leave the road clear.'),
    ],
    wear: [
      both('没睡好的早上，先戴上它。', 'For mornings after short nights.'),
      both('配一个皮套，软，折起来是平的。', 'It comes in a soft leather case that folds flat.'),
    ],
  },
  scarf: {
    cut: ({ shape, size }) => {
      if (shape === 'square') {
        return [
          both(
            '九十厘米见方，边是手卷的，一道要四十分钟。',
            'Ninety centimetres square, each edge rolled by hand in forty minutes.',
          ),
          both(
            '折成条绕颈，系在包上，或者包住头发。',
            'Round the neck, on a bag, or over the hair.',
          ),
        ];
      }
      return size
        ? [
            both(
              '一米二长，绕一圈还能打结。',
              'A hundred and twenty centimetres: once round and a knot.',
            ),
          ]
        : [
            both(
              '流苏是手捻的，两端各五十六根。',
              'Fringes twisted by hand, fifty-six at each end.',
            ),
            both('够长，披开来就是一张小毯。', 'Opened out it is a small blanket.'),
          ];
    },
    wear: [
      both(
        '出门前的最后一件，也常常最先被看到。',
        'The last thing you put on and often the first that is noticed.',
      ),
      both('系一道，或者只是搭着。', 'Knot it once, or simply let it hang.'),
    ],
    wearKids: [both('别在外套上，就不会丢。', 'Pin it to the coat and it will not be lost.')],
  },
  watch: {
    cut: ({ strap }) => [
      strap === 'leather'
        ? both('表带可以自己换，不用工具。', 'The strap changes without tools.')
        : both(
            '链带按腕围截短，多的链节收在盒里。',
            'The bracelet is cut to your wrist and the spare links kept in the box.',
          ),
      both('表面只有刻度，没有数字。', 'The dial has marks and no numerals.'),
      both('蓝宝石镜面，日常洗手无妨。', 'Sapphire glass, and no fear of a tap.'),
    ],
    wear: [
      both('薄到能滑进袖口。', 'Thin enough to go under a cuff.'),
      both('它走得准，你可以慢一点。', 'It keeps time, so you need not hurry.'),
    ],
  },
  earrings: {
    cut: ({ shape }) => {
      if (shape === 'drop') {
        return [
          both(
            '切面宝石垂在链下，转头时晚半拍。',
            'Faceted stones on a short chain, half a beat behind when you turn.',
          ),
          both(
            '爪镶四点，背面敞着，让光进来。',
            'Set in four claws and left open behind for the light.',
          ),
        ];
      }
      if (shape === 'pearl') {
        return [both('一颗悬着，下面没有别的。', 'A single pearl, and nothing below it.')];
      }
      return [
        both('空心管，大而轻。', 'Hollow tube: large, and light.'),
        both('铰链藏在环里，合上看不出口。', 'The hinge is hidden; closed, the ring has no seam.'),
      ];
    },
    wear: [
      both('头发挽起来的时候戴。', 'For when the hair is up.'),
      both('单戴一只，也说得通。', 'Wearing only one is also an idea.'),
      both('配一件高领毛衣，最不费力。', 'Easiest with a roll neck.'),
    ],
  },
  belt: {
    cut: ({ width }) => [
      width === 'slim'
        ? both(
            '宽两厘米，椭圆扣，系在大衣外也行。',
            'Two centimetres wide, with an oval buckle; it will go round a coat.',
          )
        : both(
            '宽三厘米半，方扣拉丝，不刮手。',
            'Three and a half centimetres, with a brushed square buckle.',
          ),
      both('边缘上了五道蜡，摸着是圆的。', 'Five coats of wax at the edge, until it feels round.'),
    ],
    wear: [
      both('按裤腰再加一寸选。', 'Choose an inch above your waist.'),
      both(
        '孔位之间两厘米半，饭前饭后各一个。',
        'The holes are an inch apart: one for before dinner, one for after.',
      ),
    ],
  },
  tie: {
    cut: ({ pattern }) => [
      pattern === 'stripe'
        ? both(
            '斜纹从左肩落下，条距一指。',
            'The stripe falls from the left shoulder, a finger between the bars.',
          )
        : both('宽八厘米，和多数驳领相称。', 'Eight centimetres wide, to sit with most lapels.'),
      pattern === 'dot'
        ? both(
            '波点小如针头，三步外就是素色。',
            'Dots the size of a pinhead; three steps off, it is plain.',
          )
        : both(
            '背面一针到底，拉一拉能自己回正。',
            'One slip stitch runs the length of it, so it straightens with a tug.',
          ),
    ],
    wear: [
      both('结打小一点，下面留一道窝。', 'Tie a small knot and leave a dimple below.'),
      both('晚上解下，卷起来，不要挂。', 'At night roll it up; do not hang it.'),
    ],
  },
  cap: {
    cut: () => [
      both('六片拼，帽檐弯好了，不用再掰。', 'Six panels, and a peak that comes ready curved.'),
      both('后面一条皮扣调节，没有字。', 'A leather strap behind, and nothing written on it.'),
    ],
    wear: [
      both('头发没洗的那天，它很可靠。', 'Dependable on days when you have not washed your hair.'),
      both('配大衣戴，反而好看。', 'With an overcoat it looks better than it should.'),
    ],
  },
  beanie: {
    cut: ({ bobble }) => [
      bobble
        ? both('顶上的绒球能拆下来洗。', 'The bobble comes off for the wash.')
        : both('翻边一掌宽，放下来能盖住耳朵。', 'A hand-wide cuff that comes down over the ears.'),
      both('收顶六片，不起角。', 'Closed in six at the crown, so it makes no point.'),
    ],
    wear: [
      both('口袋里放一顶，风大时用。', 'Keep one in a pocket for the wind.'),
      both('和围巾不必同色。', 'It need not match the scarf.'),
    ],
    wearKids: [
      both('里面缝了一圈棉，不扎额头。', 'A band of cotton inside, for foreheads.'),
      both('下雪天远远就认得出。', 'Easy to spot across a snowy playground.'),
    ],
  },
};
