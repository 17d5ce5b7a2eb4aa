import { type Localised, localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

const BOWS: Readonly<Record<string, readonly Localised[]>> = {
  shoulder: [
    localised('肩上一枚大结，是整件的重心。', 'A large bow on the shoulder holds it all.'),
  ],
  bust: [localised('胸前一枚大结，同料裁的。', 'A large bow in front, of the same cloth.')],
  velvet: [localised('腰间一条黑丝绒带，打成结。', 'A ribbon of black velvet, tied at the waist.')],
};

const PENCIL: Readonly<Record<string, readonly Localised[]>> = {
  zip: [localised('前面一道金拉链，从腰到摆。', 'A gold zip runs from the waist to the hem.')],
  buttons: [
    localised('前襟七粒金扣，裹在左边。', 'Seven gold buttons where the front wraps over.'),
  ],
  pockets: [localised('胯上两只带盖贴袋。', 'Two patch pockets with flaps on the hips.')],
};

export const dresses: KindCopy = {
  skirt: {
    cut: ({ cut, length, waist, pleats, front, pockets }, { gender }) => {
      if (cut === 'pencil') {
        return [
          ...(PENCIL[String(front ?? (pockets ? 'pockets' : ''))] ?? []),
          localised('后中开衩，步子可以照常迈。', 'A back vent, so your stride can stay as it is.'),
          localised('腰线高，收腰不收臀。', 'High in the waist and easy over the hip.'),
          localised(
            '侧缝略往前移，人就显得窄。',
            'The side seams are moved forward a little, which narrows things.',
          ),
        ];
      }
      if (gender === 'kids') {
        return [
          localised('褶子压得深，转圈时全打开。', 'Deep pleats that all open in a twirl.'),
          localised(
            '腰头后半圈松紧，能穿两年。',
            'Elastic at the back of the waist, good for two years.',
          ),
        ];
      }
      return [
        ...(waist === 'straps'
          ? [
              localised(
                '侧腰两条皮扣，下面别一枚金针。',
                'Two leather straps at the side, and a gold pin below.',
              ),
            ]
          : []),
        ...(waist === 'buttons'
          ? [localised('侧边六粒扣，一路斜下去。', 'Six buttons run down the side.')]
          : []),
        localised(
          '褶子先在纸上折好，再压进布里，洗过仍在。',
          'The pleats are folded in paper, then pressed into the cloth, and survive the wash.',
        ),
        length === 'short'
          ? localised(
              '短褶到大腿，底下一层安全的里。',
              'Short to the thigh, with a lining you can trust.',
            )
          : localised(
              '褶从臀下才放开，腰腹是平的。',
              'The pleats are stitched flat to the hip and only then let go.',
            ),
        pleats === 'wide'
          ? localised(
              '每一褶宽五厘米，站着是平的。',
              'Five centimetres to the pleat; standing, they lie flat.',
            )
          : localised(
              '每一褶宽两厘米，走一步开一扇。',
              'Two centimetres to the pleat; each step opens one.',
            ),
      ];
    },
    wear: [
      localised('配毛衣，配靴子，配一段长路。', 'For a jumper, a pair of boots and a long walk.'),
      localised('上身越简单，它越好看。', 'The plainer the top, the better it looks.'),
    ],
    wearKids: [
      localised('配一双厚袜，冬天也穿得。', 'With thick tights it will do for winter too.'),
    ],
  },
  dress: {
    cut: ({ neck, length, collar, hem, slit, bow, pockets }) => {
      if (collar) {
        return [
          ...(bow ? [localised('领下一枚缎结。', 'A satin bow below the collar.')] : []),
          ...(pockets
            ? [localised('裙上两只圆袋，白边。', 'Two round pockets on the skirt, edged in white.')]
            : []),
          localised(
            '圆领，短袖，背后两粒贝母扣。',
            'A round collar, short sleeves and two shell buttons behind.',
          ),
          localised(
            '胸前抽褶，裙身散开，跑起来不绊。',
            'Gathered at the chest and full below, so running is no trouble.',
          ),
        ];
      }
      return [
        ...(hem === 'lace'
          ? [localised('裙摆镶一圈蕾丝，扇形收边。', 'A band of scalloped lace at the hem.')]
          : []),
        ...(slit
          ? [localised('左侧开衩，走路才看见。', 'A slit at the side that shows when you walk.')]
          : []),
        ...(bow ? [localised('领口一枚黑丝绒结。', 'A black velvet bow at the neckline.')] : []),
        neck === 'cowl'
          ? localised(
              '垂领堆三道褶，低头时才看得见深浅。',
              'Three folds at the neck, which only show their depth when you bow.',
            )
          : localised(
              '领口平整，贴着锁骨下一寸。',
              'A clean neckline, an inch below the collarbone.',
            ),
        localised(
          '斜裁四十五度，布自己会走路。',
          'Cut on the bias at forty-five degrees, so the cloth walks by itself.',
        ),
        localised('吊带细，可调，背后交叉一次。', 'Fine straps that adjust and cross once behind.'),
        length === 'mini'
          ? localised(
              '裙摆在膝上一掌，配平底鞋最自在。',
              'A hand above the knee, and at ease in flat shoes.',
            )
          : localised(
              '没有拉链，从头套下，落到该落的地方。',
              'There is no zip; it goes on over the head and finds its own place.',
            ),
      ];
    },
    wear: [
      localised(
        '夏天单穿，冬天套一件粗毛衣。',
        'On its own in summer; under a heavy jumper once it is cold.',
      ),
      localised(
        '披一件西装，就可以从办公室直接赴宴。',
        'Put a jacket on it and go straight from desk to dinner.',
      ),
      localised('首饰可以少戴，它已经有光。', 'Go easy on the jewellery; there is light enough.'),
    ],
    wearKids: [
      localised(
        '周日去外婆家穿，也能在院子里弄脏。',
        "For Sunday at grandmother's, and for the yard behind the house.",
      ),
      localised(
        '里面加一件薄毛衣，就能穿到冬天。',
        'A thin jumper beneath carries it into winter.',
      ),
    ],
  },
  gown: {
    cut: ({ neck, skirt, bow, slit }) => [
      ...(BOWS[String(bow)] ?? []),
      ...(slit && skirt !== 'column'
        ? [localised('裙身一侧开衩。', 'The skirt is slit at one side.')]
        : []),
      neck === 'oneShoulder'
        ? localised(
            '一侧露肩，另一侧的褶从肩斜到腰。',
            'One shoulder bare; from the other the folds run down across the waist.',
          )
        : localised(
            '上身贴，里面藏了十二根软骨，不必再穿别的。',
            'A close bodice with twelve soft bones inside; nothing else is needed.',
          ),
      neck === 'halter'
        ? localised(
            '挂颈系带在后颈打结，背露到腰。',
            'It ties behind the neck and leaves the back bare to the waist.',
          )
        : localised(
            '腰间一道横褶，把上下分得清楚。',
            'A band of folds at the waist tells bodice from skirt.',
          ),
      skirt === 'column'
        ? localised(
            slit ? '裙身直落，左侧开衩过膝。' : '裙身直落，到踝为止。',
            slit
              ? 'The skirt falls straight, slit above the knee on the left.'
              : 'The skirt falls straight to the ankle.',
          )
        : localised(
            '裙摆用了九米布，走上台阶要提一提。',
            'There are nine metres in the skirt; lift it for the stairs.',
          ),
    ],
    wear: [
      localised('一年只穿三次，也值得。', 'Worth it for three evenings a year.'),
      localised(
        '配一副耳坠，一只小包，其余留给灯光。',
        'Earrings, a small bag, and leave the rest to the lamps.',
      ),
      localised(
        '长度按八厘米鞋跟裁，平底鞋请先改短。',
        'Cut for an eight-centimetre heel; have it shortened for flats.',
      ),
    ],
  },
};
