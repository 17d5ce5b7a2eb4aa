import { localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

const LOCKS = {
  turn: localised(
    '转锁要半圈，开合有一声轻响。',
    'The lock turns half way, with a small sound to say so.',
  ),
  round: localised(
    '圆锁压在翻盖正中，一按就开。',
    'A round lock at the centre of the flap; press and it opens.',
  ),
  padlock: localised(
    '挂锁真能锁，钥匙藏在皮套里。',
    'The padlock locks, and its key hangs in a case of its own.',
  ),
  buckle: localised(
    '一条宽带绕包一周，方扣扣住，里面另有磁扣。',
    'A wide belt goes all the way round to a buckle, with a magnet below.',
  ),
  bar: localised('一根横杆穿过两环，轻轻一推。', 'A bar slides home between two studs.'),
} as const;

export const bags: KindCopy = {
  topHandleBag: {
    cut: ({ lock, scarf, handle, straps, pocket, quilted }) => [
      LOCKS[(lock ?? 'round') as keyof typeof LOCKS],
      ...(straps
        ? [
            localised(
              '翻盖下两条皮带，各有一枚方扣。',
              'Two straps below the flap, each with its buckle.',
            ),
          ]
        : []),
      ...(quilted
        ? [
            localised(
              '菱格是先绗再裁的，格子在边上对齐。',
              'Quilted before it is cut, so the diamonds meet at the edges.',
            ),
          ]
        : []),
      ...(pocket
        ? [localised('前面一只平袋，放车票。', 'A flat pocket in front, for tickets.')]
        : []),
      localised(
        '里面分两格，一格放书，一格放其余。',
        'Two rooms inside, one for a book and one for everything else.',
      ),
      scarf
        ? localised(
            '提手系一方小丝巾，取下来还能绕发。',
            'A small silk scarf is tied to the handle, and can go in your hair instead.',
          )
        : localised(
            '提手卷皮手缝，握着不硌。',
            'The handle is rolled and sewn by hand, and kind to hold.',
          ),
      handle === 'tall'
        ? localised(
            '提柄加高，穿大衣也能挎到肘弯。',
            'The taller handle slips over a coat sleeve to the elbow.',
          )
        : localised(
            '底部四枚小钉，放下时站得稳。',
            'Four small feet below; it stands where you put it.',
          ),
    ],
    wear: [
      localised(
        '用十年，边角会比现在好看。',
        'Give it ten years; the corners will look better than they do now.',
      ),
      localised(
        '装得下一本书、一把伞和一副手套。',
        'It holds a book, an umbrella and a pair of gloves.',
      ),
    ],
  },
  crossbodyBag: {
    cut: ({ strap, lock, shape }) => [
      strap === 'chain'
        ? localised(
            '链条穿到里面就短一半，手拎肩背两样。',
            'Pull the chain inside to halve it: on the shoulder or in the hand.',
          )
        : localised(
            '肩带是整条皮，五个孔位。',
            'A strap from one length of hide, with five holes.',
          ),
      lock === 'kiss'
        ? localised('口金两颗珠子一错就合。', 'Two beads on the frame click past each other.')
        : shape === 'camera'
          ? localised('拉链一道，拉头系一束皮穗。', 'One zip, with a tassel to pull it by.')
          : lock === 'ring'
            ? localised('圆环扣垂在翻盖下，一推就合。', 'A ring hangs at the flap and pushes shut.')
            : localised(
                '翻盖里藏一个平袋，放得下一张登机牌。',
                'A flat pocket under the flap, made for a boarding pass.',
              ),
      localised(
        '包身不大，手机、钥匙、口红，再多就不必带了。',
        'Not large: telephone, keys, lipstick. You will not need more.',
      ),
    ],
    wear: [
      localised('夜里轻，白天也不嫌小。', 'Light in the evening, and not too small by day.'),
      localised('斜挎骑车，双手都空着。', 'Across the body on a bicycle, both hands free.'),
    ],
  },
  tote: {
    cut: ({ detail, handles }) => [
      localised('敞口，一只内袋用皮绳拴着。', 'Open at the top, with a pouch on a cord inside.'),
      handles === 'long'
        ? localised('提手加长，背在肩上。', 'The handles are long enough for the shoulder.')
        : localised('两条提手够长，挎在大衣外也松。', 'Handles long enough for a coat sleeve.'),
      ...(detail === 'tag'
        ? [localised('一枚皮吊牌，可以写名字。', 'A leather tag hangs at the side, for a name.')]
        : []),
      ...(detail === 'pocket'
        ? [localised('前面一只皮袋，单扣。', 'A leather pocket in front with one stud.')]
        : []),
      ...(detail === 'belt'
        ? [localised('一条宽皮带绕过包身。', 'A wide belt goes round it.')]
        : []),
      localised('底是双层，放电脑不塌。', 'A doubled base that takes a laptop without sagging.'),
    ],
    wear: [
      localised('上班、买菜、短途，它都不抱怨。', 'Work, market, a night away: no complaints.'),
      localised(
        '空着也立得住，满了也不难看。',
        'It stands when empty and stays handsome when full.',
      ),
    ],
  },
  briefcase: {
    cut: () => [
      localised(
        '双扣翻盖，里面三格，电脑那格加了绒。',
        'Two buckles, three compartments, and a padded one for the laptop.',
      ),
      localised('提手手缝，八针一寸。', 'The handle is sewn by hand, eight stitches to the inch.'),
      localised('扣下藏磁，单手也开得了。', 'Magnets behind the buckles let one hand open it.'),
    ],
    wear: [
      localised(
        '第一年像新的，第五年像你的。',
        'For a year it looks new; after five it looks yours.',
      ),
      localised(
        '合同放得平，伞也放得下。',
        'Contracts lie flat in it, and an umbrella fits beside them.',
      ),
    ],
  },
  backpack: {
    cut: ({ size, closure }) =>
      size
        ? [
            localised(
              '肩带软，胸前一枚小扣，跑起来不甩。',
              'Soft straps and a small clip at the chest, for running.',
            ),
            localised(
              '里面缝了姓名牌，只等写上。',
              'There is a name tape inside, waiting for a name.',
            ),
            localised(
              '前袋放水壶，侧袋放蜡笔。',
              'A front pocket for the bottle, a side one for crayons.',
            ),
          ]
        : [
            closure === 'zip'
              ? localised(
                  '拉链从左肩到右肩，一开到底。',
                  'A zip from shoulder to shoulder opens it wide.',
                )
              : localised(
                  '翻盖双扣，底下一根抽绳，雨进不来。',
                  'Two buckles over a drawstring: the rain stays out.',
                ),
            localised('背板加垫，电脑贴着背走。', 'A padded back, with the laptop riding close.'),
            localised(
              '肩带宽五厘米，背满也不勒。',
              'Straps five centimetres wide, easy under a full load.',
            ),
          ],
    wear: [
      localised('穿西装背它，也不突兀。', 'It does not look out of place on a suit.'),
      localised('周末装得下两件衬衫和一本书。', 'For a weekend: two shirts and a book.'),
    ],
    wearKids: [
      localised(
        '装得下一个苹果、一本绘本和一只熊。',
        'Room for an apple, a picture book and one bear.',
      ),
      localised(
        '第一天上学，它比人还神气。',
        'On the first day of school it will be the proudest one there.',
      ),
    ],
  },
};
