import { localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';
import { distinctions } from './tailoring.ts';

export const coats: KindCopy = {
  trench: {
    cut: (options) => [
      localised(
        '宽领可以立起，腰间一条皮扣带，束上是早晨，松开是傍晚。',
        'A collar that stands and a leather-buckled belt: cinched for morning, loose by evening.',
      ),
      options.shoulders === 'cape'
        ? localised('肩上一层短披，雨水顺着走。', 'A short cape over the shoulders sheds the rain.')
        : options.shoulders === 'plain'
          ? localised(
              '肩上什么都不缝，两只大贴袋。',
              'Nothing on the shoulders; two large pockets below.',
            )
          : localised(
              '肩襻、袖襻都是真能系的，后背一片防雨披。',
              'Straps at shoulder and cuff that really fasten, and a storm flap at the back.',
            ),
      ...(options.collar === 'leather'
        ? [
            localised(
              '上领换成皮，越磨越亮。',
              'The collar is leather, and gains a shine with wear.',
            ),
          ]
        : []),
      options.length === 'short'
        ? localised(
            '下摆收在大腿上，骑车、开车都不碍事。',
            'It stops on the thigh, out of the way of bicycles and car doors.',
          )
        : localised(
            '双排扣错开一掌，敞着穿也不散。',
            'The double row overlaps by a hand, so it keeps its shape undone.',
          ),
      options.length === 'long'
        ? localised(
            '长到小腿，走快了下摆自己会开。',
            'Cut to the calf; walk fast and the hem opens on its own.',
          )
        : localised(
            '后中开衩到臀下，坐下不必先解扣。',
            'The back vent runs high, so you can sit without undoing anything.',
          ),
    ],
    wear: [
      localised(
        '里面一件薄毛衣，能从九月穿到十二月。',
        'With a thin jumper beneath it goes from September to December.',
      ),
      localised(
        '领口压一方丝巾，就不必再想别的。',
        'A silk square at the collar and nothing else needs thinking about.',
      ),
    ],
  },
  coat: {
    cut: (options) => [
      ...distinctions(options),
      options.doubleBreasted
        ? localised(
            '双排扣，戗驳领，扣到第二颗最利落。',
            'Double-breasted with a peak lapel, and at its neatest with two buttons done.',
          )
        : options.buttons === 0
          ? localised(
              '青果领，没有扣子，裹上就走。',
              'A shawl collar and no buttons; wrap it and go.',
            )
          : localised(
              '单排扣，驳领压得平，扣上是一条直线。',
              'Single-breasted, with a flat lapel; buttoned, it falls in one line.',
            ),
      localised(
        '肩部只垫薄薄一层，套西装也不紧。',
        'The shoulder is barely padded, with room for a jacket beneath.',
      ),
      localised(
        '口袋开在手自然垂下的地方，深到手腕。',
        'The pockets are where the hands fall, and wrist-deep.',
      ),
      localised(
        '前身加了一层胸衬，挂三年不塌。',
        'Canvased through the front, so it will not sag in three winters.',
      ),
    ],
    wear: [
      localised(
        '天再冷，也只要再加一条围巾。',
        'However cold it gets, a scarf is all it asks for.',
      ),
      localised(
        '一件穿得了十个冬天的大衣，先别急着搭配。',
        'A coat for ten winters; there is no hurry to decide what goes with it.',
      ),
      localised('敞着穿，长裤的线条正好露一掌。', 'Worn open it shows just enough trouser.'),
    ],
  },
  carCoat: {
    cut: ({ fly, belt, pockets, collar }) =>
      fly === 'hidden'
        ? [
            ...distinctions({ belt, pockets }),
            localised(
              '扣子藏在门襟里，正面只有一条缝。',
              'The buttons hide behind the front, which shows a single seam.',
            ),
            localised(
              '插肩袖，抬手不吊肩。',
              'Raglan sleeves, so nothing rides up when an arm does.',
            ),
            localised(
              '长到膝上，上车下车都利落。',
              'It ends above the knee, the right place for getting in and out of things.',
            ),
          ]
        : [
            ...(collar === 'corduroy'
              ? [
                  localised(
                    '领子是藏青灯芯绒，贴着下巴软。',
                    'A navy corduroy collar, soft at the chin.',
                  ),
                ]
              : []),
            localised(
              '扣子大，小手自己扣得上。',
              'Large buttons, for small hands to manage alone.',
            ),
            localised(
              '袖子里有一道松紧，雨水流不进去。',
              'Elastic inside the cuff keeps the water out.',
            ),
            localised('下摆短，踩水坑也溅不到。', 'Cut short, above the splash of a puddle.'),
          ],
    wear: [
      localised('下雨的工作日，它是答案。', 'On a wet weekday it is the answer.'),
      localised(
        '里面可以是西装，也可以只是一件毛衣。',
        'Over a suit, or over nothing more than a jumper.',
      ),
    ],
    wearKids: [
      localised('配一双雨靴，就等下雨了。', 'Add wellingtons and wait for rain.'),
      localised(
        '晴天也穿得，口袋够装一路的石子。',
        'It does for dry days too, with pockets for every pebble on the way.',
      ),
    ],
  },
  duffleCoat: {
    cut: ({ lining }) => [
      ...(lining === 'shearling'
        ? [
            localised(
              '里子是羊羔绒，一直铺到帽里。',
              'Fleece inside, all the way up into the hood.',
            ),
          ]
        : []),
      localised(
        '牛角扣配麻绳，小手也扣得上。',
        'Wooden toggles on cord, which small hands can manage.',
      ),
      localised(
        '帽子够大，戴着毛线帽也罩得住。',
        'The hood is large enough to go over a woolly hat.',
      ),
      localised(
        '袖口多折两寸，放下来还能再穿一年。',
        'Two inches are folded into the cuff, for letting down next year.',
      ),
    ],
    wear: [
      localised('第一场雪那天穿最好。', 'Best on the day of the first snow.'),
      localised(
        '口袋缝了两道，石头和松果都装得下。',
        'The pockets are sewn twice over, for stones and pine cones.',
      ),
    ],
  },
};
