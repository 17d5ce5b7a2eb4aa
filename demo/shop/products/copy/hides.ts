import { type Localised, localised } from '@vitrine/kit';

/** Sentences about leather, metal and other hard materials. */
export const hides: Readonly<Record<string, readonly Localised[]>> = {
  leather: [
    localised(
      '牛皮只上一层薄染，纹理还看得见。',
      'Cowhide under one thin coat of dye, with the grain still to be seen.',
    ),
    localised(
      '皮面有荔枝纹，划痕用手指就能揉开。',
      'A pebbled grain; most scratches rub out with a finger.',
    ),
    localised('植鞣的皮，颜色一年深一度。', 'Vegetable-tanned, and a shade deeper each year.'),
  ],
  calf: [
    localised(
      '小牛皮毛孔细，光是从里面透出来的。',
      'Calf with a fine pore, and a light that seems to come from within.',
    ),
    localised(
      '选整张小牛皮，避开腹部，不松不皱。',
      'Cut from whole calfskins, away from the belly, so nothing slackens.',
    ),
    localised(
      '小牛皮手工打蜡，鞣得软，立得住。',
      'Hand-waxed calf, tanned soft but with enough body to stand.',
    ),
  ],
  croc: [
    localised(
      '鳄鱼纹压在小牛皮上，格子中间大、两侧小，像真的一样排。',
      'A crocodile grain embossed on calf, large scales at the centre and small at the sides, as nature sets them.',
    ),
    localised(
      '压纹深，边缘一道一道擦过色。',
      'Deeply embossed, with colour rubbed into every edge by hand.',
    ),
  ],
  suede: [
    localised('麂皮磨得细，手掌过处留一道影。', 'Suede buffed fine; a palm leaves its shadow.'),
    localised(
      '麂皮吸光，颜色总比看上去软。',
      'Suede takes in the light, and any colour softens on it.',
    ),
    localised('绒毛短而齐，刷一刷又是新的。', 'A short, even nap that a brush makes new again.'),
  ],
  patent: [
    localised('漆皮涂了七层，照得出门框。', 'Seven coats of lacquer; it mirrors the doorway.'),
    localised(
      '漆皮亮而不脆，弯折处不留白。',
      'Bright but not brittle, with no white line where it bends.',
    ),
  ],
  quilt: [
    localised(
      '小羊皮绗成菱格，一针距两毫米。',
      'Lambskin quilted in diamonds, two millimetres to the stitch.',
    ),
    localised(
      '绗缝里垫一层薄棉，摸着像枕头。',
      'A thin wadding under the quilting gives it the feel of a pillow.',
    ),
  ],
  acetate: [
    localised(
      '板材切自整块醋酸纤维，花纹从里到外是一样的。',
      'Cut from a solid block of acetate, so the colour goes all the way through.',
    ),
    localised(
      '镜框手工抛光三天，边缘像含过的糖。',
      'Polished for three days by hand, until the edges look like a sweet half eaten.',
    ),
  ],
  gold: [
    localised(
      '黄铜镀 18K 金，镀层厚，不急着旧。',
      'Brass under a thick plating of 18-carat gold, in no hurry to age.',
    ),
    localised('金色偏暖，不晃眼。', 'A warm gold that does not dazzle.'),
  ],
  'gold:watch': [
    localised(
      '精钢镀 18K 金，色偏暖，不晃眼。',
      'Steel under 18-carat gold, in a warm tone that does not dazzle.',
    ),
  ],
  silver: [
    localised(
      '925 银手工打磨，留一点刷痕。',
      'Sterling silver, finished by hand and left a little brushed.',
    ),
    localised(
      '银会暗，擦一擦又亮，像有来有往。',
      'Silver dulls and brightens again with a cloth, as in any conversation.',
    ),
  ],
  steel: [
    localised(
      '精钢一面拉丝，一面抛光，转腕时才分得清。',
      'Steel brushed on one face and polished on the other; a turn of the wrist tells them apart.',
    ),
    localised('链节两端倒角，不夹汗毛。', 'Every link is bevelled at both ends and never pinches.'),
  ],
  pearl: [
    localised(
      '海水珍珠，不求正圆，求光。',
      'Saltwater pearls, chosen for their light before their roundness.',
    ),
    localised(
      '珠层厚，侧着看有一圈虹彩。',
      'A thick nacre, with a rim of colour seen from the side.',
    ),
  ],
};
