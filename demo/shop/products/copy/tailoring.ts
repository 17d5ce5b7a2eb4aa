import { localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

export const tailoring: KindCopy = {
  blazer: {
    cut: (options) => [
      options.satinLapel
        ? localised(
            '驳领覆缎，夜里有一道光。',
            'The lapels are faced in satin, for one line of light after dark.',
          )
        : localised(
            '驳领开得深，里面穿什么都露得恰好。',
            'A deep lapel that shows the right amount of whatever is beneath.',
          ),
      options.doubleBreasted
        ? localised(
            '六粒金扣排两行，中间一粒才真要扣。',
            'Six gold buttons in two rows, of which only the middle one need be done.',
          )
        : localised(
            '两粒扣，扣上面一粒，下摆自己散开。',
            'Two buttons: fasten the upper and let the rest fall open.',
          ),
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
            '一粒扣，缎面戗驳领，口袋不带盖。',
            'One button, a satin peak lapel and pockets without flaps.',
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
          localised(
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
          localised('前身平整无褶，腰后两个袋。', 'Flat in front, with two pockets behind.'),
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
        localised(
          '腰头一对褶，坐久了也不勒。',
          'A pair of pleats at the waist, kind to long lunches.',
        ),
        options.belt
          ? localised(
              '自带一条细皮腰带，金扣。',
              'It comes with its own slim leather belt, gold-buckled.',
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
