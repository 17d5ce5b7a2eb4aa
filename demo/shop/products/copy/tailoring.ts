import { localised } from '@vitrine/kit';
import type { DesignOptions } from '../drawn-products.ts';
import type { KindCopy } from './kind-copy.ts';

/** What sets one jacket or coat apart from others of its kind. */
export const distinctions = ({ belt, collar, pockets, ticket }: DesignOptions) => [
  ...(belt === 'tied'
    ? [localised('腰间一条同料长带，打一个结就好。', 'A long belt of the same cloth, tied once.')]
    : []),
  ...(belt === 'buckled'
    ? [
        localised(
          '腰间一条同料皮带扣，束出腰线。',
          'A belt of the same cloth with a buckle at the waist.',
        ),
      ]
    : []),
  ...(collar === 'velvet'
    ? [
        localised(
          '上领换成黑丝绒，老式的讲究。',
          'The collar is black velvet, as it once was for town.',
        ),
      ]
    : []),
  ...(pockets === 'patch'
    ? [
        localised(
          '两只大贴袋，圆角，手插得进去。',
          'Two large patch pockets, rounded, made to be used.',
        ),
      ]
    : []),
  ...(ticket ? [localised('右袋上方多一只票袋。', 'A ticket pocket above the right one.')] : []),
];

const BUTTONS = {
  0: localised('没有扣子，只靠一条带。', 'No buttons: the belt does their work.'),
  1: localised('一粒扣，正在腰上。', 'One button, just at the waist.'),
  2: localised(
    '两粒扣，扣上面一粒，下摆自己散开。',
    'Two buttons: fasten the upper and let the rest fall open.',
  ),
} as const;

export const tailoring: KindCopy = {
  blazer: {
    cut: (options) => [
      options.satinLapel
        ? localised(
            '驳领覆缎，夜里有一道光。',
            'The lapels are faced in satin, for one line of light after dark.',
          )
        : options.lapel === 'none'
          ? localised(
              '无领，领口和门襟镶一道编织边。',
              'No collar; a braid runs round the neck and down the front.',
            )
          : localised(
              '驳领开得深，里面穿什么都露得恰好。',
              'A deep lapel that shows the right amount of whatever is beneath.',
            ),
      ...distinctions(options),
      options.doubleBreasted
        ? localised(
            '六粒金扣排两行，中间一粒才真要扣。',
            'Six gold buttons in two rows, of which only the middle one need be done.',
          )
        : BUTTONS[options.buttons as keyof typeof BUTTONS],
      localised(
        '肩有垫，薄，站得直但不硬。',
        'Lightly padded, so the shoulder stands straight without being stiff.',
      ),
      localised(
        '袖口四粒扣都能解，卷一道露出里衬。',
        'Four working buttons at the cuff; turn it back once to show the lining.',
      ),
      localised(
        '腰线提高了半寸，配高腰裤最好。',
        'The waist sits half an inch high, with high-waisted trousers in mind.',
      ),
    ],
    wear: [
      localised(
        '周一配长裤，周五配吊带裙。',
        'With trousers on Monday and a slip dress on Friday.',
      ),
      localised('大一号，就是一件短外套。', 'Take it one size up and it is a short coat.'),
      localised(
        '袖子推到肘下，正经就少一半。',
        'Push the sleeves to the elbow and it is half as serious.',
      ),
    ],
  },
  suitJacket: {
    cut: (options) => [
      options.satinLapel
        ? localised(
            '一粒扣，缎面领，胸前一方白手帕。',
            'One button, satin lapels and a white handkerchief at the breast.',
          )
        : localised(
            '半毛衬，前胸跟着人走，不起泡。',
            'Half-canvassed, so the chest moves with you and never bubbles.',
          ),
      options.doubleBreasted
        ? localised(
            '双排六扣，戗驳领指向肩头。',
            'Six buttons across and a peak lapel that points at the shoulder.',
          )
        : localised(
            '单排，后身双开衩，坐下不压皱。',
            'Single-breasted, with two vents that spare the cloth when you sit.',
          ),
      ...distinctions(options),
      localised(
        '袖笼开得高，抬手时领子不离颈。',
        'A high armhole: raise a hand and the collar stays at your neck.',
      ),
      localised(
        '内侧四个口袋，其中一个只放得下一支笔。',
        'Four pockets inside, one of them for a single pen.',
      ),
    ],
    wear: [
      localised(
        '拆开穿也成立：配牛仔裤，配高领毛衣。',
        'It stands up on its own, over jeans or a roll neck.',
      ),
      localised(
        '系领带是正装，不系就是周末。',
        'With a tie it is business, without one the weekend.',
      ),
      localised('裤子另售，颜色是同一缸染的。', 'Trousers sold apart, dyed in the same vat.'),
    ],
  },
  trousers: {
    cut: (options, { gender }) => {
      if (gender === 'kids') {
        return [
          localised('腰头一圈松紧，自己就能穿上。', 'An elastic waist that needs no help.'),
          options.patches
            ? localised(
                '膝上两块麂皮补丁，先补好了。',
                'Suede patches on the knees, sewn on beforehand.',
              )
            : options.pockets === 'cargo'
              ? localised(
                  '两侧大口袋，装得下一下午的宝贝。',
                  'Large side pockets for an afternoon of finds.',
                )
              : localised(
                  '膝盖里面多一层布，经得起跪爬。',
                  'A second layer inside each knee, for floors and trees.',
                ),
          localised('裤脚留了两寸，长高了就放。', 'Two inches to let down at the hem.'),
        ];
      }
      if (options.leg === 'tapered') {
        return [
          localised(
            '腿形从膝往下收，裤脚卷一道正好。',
            'It tapers from the knee and takes a single turn-up.',
          ),
          options.pockets === 'cargo'
            ? localised('腿侧两只带盖大袋。', 'Two large pockets with flaps on the legs.')
            : options.pockets === 'jeans'
              ? localised(
                  '五个口袋，铜铆钉，橙色双线。',
                  'Five pockets, copper rivets and orange stitching.',
                )
              : localised('前身平整无褶，腰后两个袋。', 'Flat in front, with two pockets behind.'),
          localised(
            '臀围松半寸，骑车不紧。',
            'Half an inch of ease in the seat, enough for a bicycle.',
          ),
        ];
      }
      const isWide = options.leg === 'wide';
      return [
        isWide
          ? localised(
              '阔腿从胯往下直落，走路带一点风。',
              'The leg falls straight and wide from the hip and brings a little wind along.',
            )
          : localised('裤中线压得深，一直到鞋面。', 'A deep crease runs all the way to the shoe.'),
        options.front === 'sailor'
          ? localised(
              '前片六粒扣，水手裤的老样子。',
              'Six buttons on a flap in front, as sailors wore them.',
            )
          : localised(
              '腰头一对褶，坐久了也不勒。',
              'A pair of pleats at the waist, kind to long lunches.',
            ),
        ...(options.tabs
          ? [
              localised(
                '腰侧两枚调节扣，不用皮带。',
                'Slides at the sides of the waist; no belt is needed.',
              ),
            ]
          : []),
        ...(options.waist === 'sash'
          ? [
              localised(
                '同料长带绕腰一圈，垂在一边。',
                'A sash of the same cloth, tied to hang at one side.',
              ),
            ]
          : []),
        options.belt
          ? localised(
              '自带一条细皮腰带，金扣。',
              'It comes with its own slim leather belt, gold-buckled.',
            )
          : options.turnUp
            ? localised(
                '裤脚翻边四厘米，压住垂感。',
                'Turn-ups of four centimetres give the leg its weight.',
              )
            : localised(
                '裤脚未收边，按你的鞋来量。',
                'The hem is left open, to be measured to your shoes.',
              ),
      ];
    },
    wear: [
      localised('长到盖住鞋跟，人就高三分。', 'Let it cover the heel and you gain an inch.'),
      localised('配针织是白天，配真丝是晚上。', 'Knitwear by day, silk by night.'),
    ],
    wearMen: [
      localised(
        '配乐福鞋露踝，配靴子盖面。',
        'Bare ankle with loafers; a slight break over boots.',
      ),
      localised('一条穿得出门，也见得了客户。', 'Good for the weekend, and for clients.'),
    ],
    wearKids: [localised('洗完抖一抖就能穿。', 'Shake it out after washing and it is ready.')],
  },
};
