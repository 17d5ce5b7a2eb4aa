import { both } from '../both.ts';
import type { KindCopy } from './kind-copy.ts';

export const tailoring: KindCopy = {
  blazer: {
    cut: (facts) => [
      facts.satinLapel
        ? both(
            '驳领覆缎，夜里有一道光。',
            'The lapels are faced in satin, for one line of light after dark.',
          )
        : both(
            '驳领开得深，里面穿什么都露得恰好。',
            'A deep lapel that shows the right amount of whatever is beneath.',
          ),
      facts.doubleBreasted
        ? both(
            '六粒金扣排两行，中间一粒才真要扣。',
            'Six gold buttons in two rows, of which only the middle one need be done.',
          )
        : both(
            '两粒扣，扣上面一粒，下摆自己散开。',
            'Two buttons: fasten the upper and the skirt falls open by itself.',
          ),
      both(
        '肩有垫，薄，站得直但不硬。',
        'Lightly padded, so the shoulder stands straight without being stiff.',
      ),
      both(
        '袖口四粒扣都能解，卷一道露出里衬。',
        'Four working buttons at the cuff; turn it back once to show the lining.',
      ),
      both(
        '腰线提高了半寸，配高腰裤最好。',
        'The waist sits half an inch high, with high-waisted trousers in mind.',
      ),
    ],
    wear: [
      both('周一配长裤，周五配吊带裙。', 'With trousers on Monday and a slip dress on Friday.'),
      both('大一号，就是一件短外套。', 'Take it one size up and it is a short coat.'),
      both(
        '袖子推到肘下，正经就少一半。',
        'Push the sleeves to the elbow and it is half as serious.',
      ),
    ],
  },
  suitJacket: {
    cut: (facts) => [
      facts.satinLapel
        ? both(
            '一粒扣，缎面戗驳领，口袋不带盖。',
            'One button, a satin peak lapel and pockets without flaps.',
          )
        : both(
            '半毛衬，前胸跟着人走，不起泡。',
            'Half-canvassed, so the chest moves with you and never bubbles.',
          ),
      facts.doubleBreasted
        ? both(
            '双排六扣，戗驳领指向肩头。',
            'Six buttons across and a peak lapel that points at the shoulder.',
          )
        : both(
            '单排，后身双开衩，坐下不压皱。',
            'Single-breasted, with two vents that spare the cloth when you sit.',
          ),
      both(
        '袖笼开得高，抬手时领子不离颈。',
        'A high armhole: raise a hand and the collar stays at your neck.',
      ),
      both(
        '内侧四个口袋，其中一个只放得下一支笔。',
        'Four pockets inside, one of them for a single pen.',
      ),
    ],
    wear: [
      both(
        '拆开穿也成立：配牛仔裤，配高领毛衣。',
        'It stands up on its own, over jeans or a roll neck.',
      ),
      both('系领带是正装，不系就是周末。', 'With a tie it is business, without one the weekend.'),
      both('裤子另售，颜色是同一缸染的。', 'Trousers sold apart, dyed in the same vat.'),
    ],
  },
  trousers: {
    cut: (facts, { gender }) => {
      if (gender === 'kids') {
        return [
          both('腰头一圈松紧，自己就能穿上。', 'An elastic waist that needs no help.'),
          both(
            '膝盖里面多一层布，经得起跪爬。',
            'A second layer inside each knee, for floors and trees.',
          ),
          both('裤脚留了两寸，长高了就放。', 'Two inches to let down at the hem.'),
        ];
      }
      if (facts.leg === 'tapered') {
        return [
          both(
            '腿形从膝往下收，裤脚卷一道正好。',
            'It tapers from the knee and takes a single turn-up.',
          ),
          both('前身平整无褶，腰后两个袋。', 'Flat in front, with two pockets behind.'),
          both('臀围松半寸，骑车不紧。', 'Half an inch of ease in the seat, enough for a bicycle.'),
        ];
      }
      const isWide = facts.leg === 'wide';
      return [
        isWide
          ? both(
              '阔腿从胯往下直落，走路带一点风。',
              'The leg falls straight and wide from the hip and brings a little wind along.',
            )
          : both('裤中线压得深，一直到鞋面。', 'A deep crease runs all the way to the shoe.'),
        both('腰头一对褶，坐久了也不勒。', 'A pair of pleats at the waist, kind to long lunches.'),
        facts.belt
          ? both(
              '自带一条细皮腰带，金扣。',
              'It comes with its own slim leather belt, gold-buckled.',
            )
          : both(
              '裤脚未收边，按你的鞋来量。',
              'The hem is left open, to be measured to your shoes.',
            ),
      ];
    },
    wear: [
      both('长到盖住鞋跟，人就高三分。', 'Let it cover the heel and you gain an inch.'),
      both('配针织是白天，配真丝是晚上。', 'Knitwear by day, silk by night.'),
    ],
    wearMen: [
      both('配乐福鞋露踝，配靴子盖面。', 'Bare ankle with loafers; a slight break over boots.'),
      both('一条穿得出门，也见得了客户。', 'Good for the weekend, and for clients.'),
    ],
    wearKids: [both('洗完抖一抖就能穿。', 'Shake it out after washing and it is ready.')],
  },
  skirt: {
    cut: ({ cut, length }, { gender }) => {
      if (cut === 'pencil') {
        return [
          both('后中开衩，步子可以照常迈。', 'A back vent, so your stride can stay as it is.'),
          both('腰线高，收腰不收臀。', 'High in the waist and easy over the hip.'),
          both(
            '侧缝略往前移，人就显得窄。',
            'The side seams are moved forward a little, which narrows things.',
          ),
        ];
      }
      if (gender === 'kids') {
        return [
          both('褶子压得深，转圈时全打开。', 'Deep pleats that all open in a twirl.'),
          both(
            '腰头后半圈松紧，能穿两年。',
            'Elastic at the back of the waist, good for two years.',
          ),
        ];
      }
      return [
        both(
          '褶子先在纸上折好，再压进布里，洗过仍在。',
          'The pleats are folded in paper, then pressed into the cloth, and survive the wash.',
        ),
        length === 'short'
          ? both(
              '短褶到大腿，底下一层安全的里。',
              'Short to the thigh, with a lining you can trust.',
            )
          : both(
              '褶从臀下才放开，腰腹是平的。',
              'The pleats are stitched flat to the hip and only then let go.',
            ),
        both(
          '每一褶宽两厘米，走一步开一扇。',
          'Two centimetres to the pleat; each step opens one.',
        ),
      ];
    },
    wear: [
      both('配毛衣，配靴子，配一段长路。', 'For a jumper, a pair of boots and a long walk.'),
      both('上身越简单，它越好看。', 'The plainer the top, the better it looks.'),
    ],
    wearKids: [both('配一双厚袜，冬天也穿得。', 'With thick tights it will do for winter too.')],
  },
  dress: {
    cut: ({ neck, length, collar }) => {
      if (collar) {
        return [
          both(
            '圆领，短袖，背后两粒贝母扣。',
            'A round collar, short sleeves and two shell buttons behind.',
          ),
          both(
            '胸前抽褶，裙身散开，跑起来不绊。',
            'Gathered at the chest and full below, so running is no trouble.',
          ),
        ];
      }
      return [
        neck === 'cowl'
          ? both(
              '垂领堆三道褶，低头时才看得见深浅。',
              'Three folds at the neck, which only show their depth when you bow.',
            )
          : both('领口平整，贴着锁骨下一寸。', 'A clean neckline, an inch below the collarbone.'),
        both(
          '斜裁四十五度，布自己会走路。',
          'Cut on the bias at forty-five degrees, so the cloth walks by itself.',
        ),
        both('吊带细，可调，背后交叉一次。', 'Fine straps that adjust and cross once behind.'),
        length === 'mini'
          ? both(
              '裙摆在膝上一掌，配平底鞋最自在。',
              'A hand above the knee, and at ease in flat shoes.',
            )
          : both(
              '没有拉链，从头套下，落到该落的地方。',
              'There is no zip; it goes on over the head and finds its own place.',
            ),
      ];
    },
    wear: [
      both(
        '夏天单穿，冬天套一件粗毛衣。',
        'On its own in summer; under a heavy jumper once it is cold.',
      ),
      both(
        '披一件西装，就可以从办公室直接赴宴。',
        'Put a jacket on it and go straight from desk to dinner.',
      ),
      both('首饰可以少戴，它已经有光。', 'Go easy on the jewellery; there is light enough.'),
    ],
    wearKids: [
      both(
        '周日去外婆家穿，也能在院子里弄脏。',
        "For Sunday at grandmother's, and for the yard behind the house.",
      ),
      both('里面加一件薄毛衣，就能穿到冬天。', 'A thin jumper beneath carries it into winter.'),
    ],
  },
  gown: {
    cut: ({ neck, skirt }) => [
      neck === 'oneShoulder'
        ? both(
            '一侧露肩，另一侧的褶从肩斜到腰。',
            'One shoulder bare; from the other the folds run down across the waist.',
          )
        : both(
            '上身贴，里面藏了十二根软骨，不必再穿别的。',
            'A close bodice with twelve soft bones inside; nothing else is needed.',
          ),
      neck === 'halter'
        ? both(
            '挂颈系带在后颈打结，背露到腰。',
            'It ties behind the neck and leaves the back bare to the waist.',
          )
        : both(
            '腰间一道横褶，把上下分得清楚。',
            'A band of folds at the waist tells bodice from skirt.',
          ),
      skirt === 'column'
        ? both(
            '裙身直落，左侧开衩过膝。',
            'The skirt falls straight, slit above the knee on the left.',
          )
        : both(
            '裙摆用了九米布，走上台阶要提一提。',
            'There are nine metres in the skirt; lift it for the stairs.',
          ),
    ],
    wear: [
      both('一年只穿三次，也值得。', 'Worth it for three evenings a year.'),
      both(
        '配一副耳坠，一只小包，其余留给灯光。',
        'Earrings, a small bag, and leave the rest to the lamps.',
      ),
      both(
        '长度按八厘米鞋跟裁，平底鞋请先改短。',
        'Cut for an eight-centimetre heel; have it shortened for flats.',
      ),
    ],
  },
};
