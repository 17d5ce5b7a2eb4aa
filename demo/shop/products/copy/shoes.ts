import { localised } from '@vitrine/kit';
import type { KindCopy } from './kind-copy.ts';

const sides = (side: unknown, toe: unknown) => {
  if (toe === 'rubber') {
    return [localised('鞋头包橡胶，踢石子不心疼。', 'A rubber toe that does not mind a kerb.')];
  }
  if (side === 'stripes') {
    return [localised('侧面缝两道白条。', 'Two white stripes are sewn to the side.')];
  }
  if (side === 'saddle') {
    return [localised('中段一片深色麂皮，像马鞍。', 'A darker suede saddle across the middle.')];
  }
  if (side === 'wing') {
    return [localised('侧面一道弧线，从后跟到鞋头。', 'A curve runs from the heel to the toe.')];
  }
  return side === 'star' ? [localised('侧面缝一颗星。', 'A star is sewn to the side.')] : [];
};

const fastenings = (strap: unknown) => {
  if (strap === 'sling') {
    return [
      localised(
        '后跟只留一条细带，侧面一枚小扣调松紧。',
        'Only a fine strap behind the heel, with a small buckle to set it.',
      ),
    ];
  }
  if (strap === 'ankle') {
    return [
      localised(
        '踝上一条细带，走快了也跟脚。',
        'A fine strap at the ankle keeps it on at any pace.',
      ),
    ];
  }
  return strap === 'instep'
    ? [localised('脚背横一条带，侧面圆扣。', 'A strap over the instep with a round buckle.')]
    : [];
};

export const shoes: KindCopy = {
  pump: {
    cut: ({ heel, bow, toeCap, strap, buckle }) => [
      heel === 'stiletto'
        ? localised(
            '跟高八厘米半，细，但落点在脚心正下。',
            'Eight and a half centimetres, slim, and set square under the foot.',
          )
        : localised(
            '猫跟五厘米，走石板路不挑缝。',
            'A five-centimetre kitten heel that forgives paving stones.',
          ),
      bow
        ? localised('鞋面一枚扁结，是手打的。', 'A flat bow at the front, tied by hand.')
        : localised(
            '鞋头尖，里面留了脚趾的余地。',
            'The point is beyond the toes, which keep their room.',
          ),
      toeCap
        ? localised('鞋头接一截黑，脚就显得短。', 'The black toe makes a foot look small.')
        : buckle
          ? localised(
              '方扣上十二粒水晶，一粒一粒镶的。',
              'Twelve stones in the buckle, set one at a time.',
            )
          : localised('鞋口低，露一点趾缝。', 'Cut low in front, with a little toe showing.'),
      ...fastenings(strap),
      localised(
        '鞋垫下一层软泡，站一晚也行。',
        'A soft layer under the insole sees you through an evening on your feet.',
      ),
    ],
    wear: [
      localised('配长裤只露一个尖，最好看。', 'Under long trousers, with only the point showing.'),
      localised('放在包里带去，也放得下。', 'Flat enough to carry in a bag and change into.'),
    ],
  },
  loafer: {
    cut: ({ trim, hardware, sole, heel, fringe }) => [
      trim === 'horsebit'
        ? hardware === 'silver'
          ? localised('鞋面横一枚银色马衔扣。', 'A silver horsebit across the front.')
          : localised(
              '鞋面横一枚马衔扣，金色已经做旧。',
              'A horsebit across the front, its gold already softened.',
            )
        : localised(
            '横带开一道口，从前人往里塞一枚硬币。',
            'A slot in the strap, where people once kept a penny.',
          ),
      localised('鞋后帮软，踩下去也能当拖鞋。', 'The heel counter is soft enough to tread down.'),
      ...(fringe
        ? [localised('扣下压一片流苏皮。', 'A fringed flap of hide lies below the bit.')]
        : []),
      heel === 'block'
        ? localised('粗跟五厘米，稳。', 'A steady five-centimetre heel.')
        : sole === 'lug'
          ? localised('厚底带齿，雨天也抓地。', 'A thick cleated sole that holds on wet stone.')
          : localised(
              '大底固特异缝，磨穿可以换。',
              'Welted soles, to be replaced when they wear through.',
            ),
    ],
    wear: [
      localised('光脚穿是夏天，配袜子是秋天。', 'Barefoot for summer, socks for autumn.'),
      localised(
        '从地铁走到展厅，脚不知道累。',
        'From the station to the gallery without a complaint.',
      ),
    ],
  },
  boot: {
    cut: ({ elastic, sole, buckle, cuff }) => [
      elastic
        ? localised('两侧松紧片，一拉就穿。', 'Elastic at both sides; pull once and they are on.')
        : localised(
            '内侧一条拉链，粗跟六厘米，站得稳。',
            'A zip inside and a steady six-centimetre heel.',
          ),
      localised(
        '靴筒贴踝，裤脚盖下去不鼓。',
        'Close at the ankle, so trousers fall over it cleanly.',
      ),
      buckle
        ? localised('三条皮带在踝侧会到一枚圆环。', 'Three straps meet in a ring at the ankle.')
        : cuff
          ? localised('靴口翻下一掌宽。', 'The top is turned down by the width of a hand.')
          : sole === 'lug'
            ? localised('厚底带齿，下雪也走得。', 'A thick cleated sole, good for snow.')
            : localised(
                '皮裁整片，脚背没有接缝。',
                'Cut from one piece, with no seam over the instep.',
              ),
    ],
    wear: [
      localised('配长裙，露一截踝。', 'With a long skirt and a glimpse of ankle.'),
      localised('配一双厚袜，能走到十二月。', 'With thick socks they go on into December.'),
    ],
    wearMen: [
      localised('配法兰绒是上班，配牛仔是周末。', 'Flannel for work, denim for the weekend.'),
      localised('配一双厚袜，能走到十二月。', 'With thick socks they go on into December.'),
    ],
  },
  laceUp: {
    cut: ({ toeCap, laces, sole }) => [
      laces === 'ribbon'
        ? localised(
            '漆皮，系一条宽缎带，只为晚上。',
            'Patent, tied with a wide satin ribbon, for evenings only.',
          )
        : toeCap
          ? localised(
              '闭襟，三接头，鞋头一朵雕花。',
              'Closed lacing and a toe cap, with a rosette punched in it.',
            )
          : localised('开襟，脚背高的人也系得住。', 'Open lacing, which suits a high instep.'),
      sole === 'lug'
        ? localised('厚底带齿，走石板路不滑。', 'A thick cleated sole for paving stones.')
        : localised('大底皮制，边缘手工上色。', 'Leather soles, their edges coloured by hand.'),
      localised('鞋楦略长，走三天就认脚。', 'A longish last that knows your foot in three days.'),
    ],
    wear: [
      localised(
        '面试、婚礼、音乐会，一双够了。',
        'Interviews, weddings, concerts: one pair will see to it.',
      ),
      localised('每周上一次油，能传给下一代。', 'Polish weekly and leave them to somebody.'),
    ],
  },
  sneaker: {
    cut: ({ closure, sole, straps, side, toe }) => [
      closure === 'straps'
        ? straps === 1
          ? localised('一条宽搭带，一按就好。', 'One wide strap to press down.')
          : localised(
              '搭带一撕一贴，不用等人系鞋带。',
              'Two straps to press down; no waiting for anyone to tie laces.',
            )
        : localised(
            '低帮，鞋舌厚，系松也跟脚。',
            'Cut low, with a full tongue that holds even when loosely laced.',
          ),
      ...sides(side, toe),
      sole === 'gum'
        ? localised('生胶底，踩下去有一点弹。', 'A gum sole with a little spring in it.')
        : sole === 'platform'
          ? localised('白胶底厚四厘米，人就高一截。', 'A white sole four centimetres thick.')
          : localised('白胶底压线整齐，脏了可以擦。', 'A stitched white sole that wipes clean.'),
      localised('后跟一块麂皮，不磨袜。', 'A patch of suede at the heel spares your socks.'),
    ],
    wear: [
      localised(
        '配长裙、西装都行，旧一点更好。',
        'With a long skirt or a suit; a little wear improves them.',
      ),
      localised('周末走两万步，不必换鞋。', 'Good for a Sunday of twenty thousand steps.'),
    ],
    wearMen: [
      localised(
        '配西装裤，裤脚刚好落在鞋面。',
        'With tailored trousers, the hem just meeting the shoe.',
      ),
      localised('周末走两万步，不必换鞋。', 'Good for a Sunday of twenty thousand steps.'),
    ],
    wearKids: [
      localised(
        '底软，弯得过来，适合正在学跑的脚。',
        'A soft sole that bends, for feet still learning to run.',
      ),
      localised(
        '垫子能取出，量一量还剩多少余地。',
        'The insole lifts out, to see how much growing is left.',
      ),
    ],
  },
};
