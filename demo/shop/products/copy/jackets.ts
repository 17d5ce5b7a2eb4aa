import { localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

export const jackets: KindCopy = {
  puffer: {
    cut: ({ hood, length, quilting, yoke }) => [
      ...(yoke
        ? [
            localised(
              '帽子和肩用奶油白，远远就认得。',
              'Hood and shoulders in cream, to be seen from afar.',
            ),
          ]
        : []),
      ...(quilting
        ? [
            localised(
              '绗线比别的密一倍，穿着更轻。',
              'Quilted twice as closely, and lighter to wear.',
            ),
          ]
        : []),
      hood
        ? localised(
            '帽子连着身，扎紧只露一双眼。',
            'The hood is part of the coat and draws in until only the eyes show.',
          )
        : localised(
            '立领高过下巴，拉链顶端包了一小块布。',
            'The collar comes over the chin, with a tab so the zip never scratches.',
          ),
      localised(
        '填白鹅绒，一格一格缝死，绒不跑。',
        'White goose down in closed channels, so it stays where it was put.',
      ),
      length === 'short'
        ? localised('短到腰下，走路不绊。', 'Cut to the hip bone and easy to walk in.')
        : localised('盖过臀，坐在石阶上也不凉。', 'Long enough to sit on stone steps in.'),
    ],
    wear: [
      localised(
        '压进自带的小袋，只有一本书大。',
        'It packs into its own pouch, the size of a book.',
      ),
      localised('零下十度，里面一件衬衫就够。', 'At ten below, a shirt underneath will do.'),
    ],
    wearKids: [
      localised('拉链头够大，戴着手套也拉得动。', 'The zip has a large pull, for mittens.'),
      localised(
        '堆雪人那天，里面一件卫衣就够。',
        'On snowman days a sweatshirt underneath will do.',
      ),
    ],
  },
  denimJacket: {
    cut: ({ collar, pockets }) => [
      ...(pockets === 'patch'
        ? [localised('两只大贴袋，袋盖单扣。', 'Two large patch pockets with buttoned flaps.')]
        : []),
      collar === 'suede'
        ? localised(
            '领子换成麂皮，贴着脖子的那一面更软。',
            'The collar is suede, softest on the side that meets the neck.',
          )
        : localised(
            '第三代版型，前胸两条尖褶，腰侧调节扣。',
            'The third cut of the classic: two darts at the chest, tabs at the waist.',
          ),
      collar === 'shearling'
        ? localised(
            '领子是羊羔毛，立起来就是围巾。',
            'A shearling collar; turn it up and there is your scarf.',
          )
        : localised(
            '铜扣一颗颗敲上，会慢慢变暗。',
            'Copper buttons, hammered on one by one, that will darken in time.',
          ),
    ],
    wear: [
      localised(
        '买时合身就好，它会自己松半寸。',
        'Buy it to fit; it gives half an inch of its own accord.',
      ),
      localised('套在大衣里，或者套在长裙外。', 'Under a coat, or over a long skirt.'),
    ],
    wearMen: [
      localised(
        '买时合身就好，它会自己松半寸。',
        'Buy it to fit; it gives half an inch of its own accord.',
      ),
      localised(
        '套在大衣里，当一件厚马甲。',
        'Under an overcoat it does the work of a heavy waistcoat.',
      ),
    ],
    wearKids: [
      localised(
        '袖子卷两道，明年还能穿。',
        'Turn the cuffs back twice and it will do for next year.',
      ),
      localised('别上几枚徽章，就是自己的了。', 'A few badges and it belongs to somebody.'),
    ],
  },
  bomber: {
    cut: ({ pockets, collar, sleeves }) => [
      collar === 'shirt'
        ? localised('翻领，袖口与下摆罗纹。', 'A turned-down collar, ribbed at cuff and hem.')
        : localised(
            '罗纹领口、袖口与下摆，风进不来。',
            'Ribbed at neck, cuff and hem to keep the wind out.',
          ),
      sleeves === 'leather'
        ? localised('象牙白皮袖，六粒按扣。', 'Ivory leather sleeves and six snaps.')
        : pockets === 'patch'
          ? localised(
              '四只带盖贴袋，装得下一天的东西。',
              'Four pockets with flaps, enough for a day.',
            )
          : localised('拉链顺，内侧一只笔袋。', 'An easy zip, and a pen pocket inside.'),
      localised(
        '肩落半寸，里面能套毛衣。',
        'The shoulder drops half an inch, leaving room for a jumper.',
      ),
    ],
    wear: [
      localised(
        '配法兰绒长裤，刚好不像飞行员。',
        'With flannel trousers it stops short of looking like a pilot.',
      ),
      localised(
        '周五晚上穿它，周一早上也可以。',
        'For Friday night, and no worse for Monday morning.',
      ),
    ],
  },
};
