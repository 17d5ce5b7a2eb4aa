import { type Localised, localised } from '@vitrine/kit';

/** Sentences about cotton and other hard-wearing fabrics. */
export const cottons: Readonly<Record<string, readonly Localised[]>> = {
  gabardine: [
    localised(
      '棉纱捻得紧，织得密，风雨都进不来。',
      'Cotton twisted tight and woven close, so wind and rain stay out.',
    ),
    localised(
      '华达呢的斜纹细而陡，雨珠停不住。',
      'The twill of this gabardine is fine and steep; raindrops cannot settle on it.',
    ),
    localised(
      '一块能挡雨的棉布，干了不皱。',
      'A cotton that turns the rain and dries without a crease.',
    ),
  ],
  'gabardine:cap': [
    localised(
      '华达呢压得硬挺，淋一点雨不塌。',
      'Crisp gabardine that does not give way to a little rain.',
    ),
  ],
  corduroy: [
    localised(
      '灯芯绒的条绒细密，膝肘处先软。',
      'A fine-wale corduroy that softens first at knee and elbow.',
    ),
    localised(
      '棉绒起条，颜色在沟里深一分。',
      'Cotton pile in ribs, a shade darker in the furrows.',
    ),
  ],
  'corduroy:cap': [
    localised('灯芯绒条绒宽，旧了像天鹅绒。', 'Wide-wale corduroy that wears down to velvet.'),
  ],
  denim: [
    localised(
      '牛仔布用老式梭织机，布边是红线。',
      'Denim off an old shuttle loom, with a red line along the selvedge.',
    ),
    localised(
      '靛蓝只染表面，折痕会慢慢写出你的习惯。',
      'The dye stays on the surface, so the creases will slowly write down your habits.',
    ),
    localised(
      '布重十二盎司，开头硬，一个月后听话。',
      'Twelve-ounce cloth: stiff at first, obedient in a month.',
    ),
  ],
  'denim:shirt': [
    localised(
      '牛仔布只有六盎司，像厚衬衫，不像夹克。',
      'Six-ounce denim: a heavy shirt, not a light jacket.',
    ),
    localised(
      '靛蓝洗过两遍，颜色已经平静。',
      'The indigo has been washed twice and has calmed down.',
    ),
  ],
  jersey: [
    localised(
      '棉毛圈织得厚，洗后不缩不扭。',
      'A heavy loopback cotton that neither shrinks nor twists.',
    ),
    localised(
      '里面是毛圈，外面是平针，贴身也透气。',
      'Loops inside and a plain face outside; close to the skin, yet it breathes.',
    ),
  ],
  oxford: [
    localised(
      '牛津纺经纬双色，有一点糙，越穿越软。',
      'Oxford cotton in two shades of yarn, a little rough until you have lived in it.',
    ),
  ],
  poplin: [
    localised('府绸细密，熨一次能管一整天。', 'A close poplin; one pressing lasts the day.'),
    localised(
      '高支棉府绸，凉，薄，不透。',
      'Fine cotton poplin: cool and thin, without being sheer.',
    ),
  ],
  shirting: [
    localised('色织细条，条距三毫米。', 'A yarn-dyed stripe, three millimetres apart.'),
    localised(
      '条纹府绸的线清楚，领座上也对齐。',
      'A clean stripe on poplin, matched right up to the collar stand.',
    ),
  ],
  pique: [
    localised(
      '珠地的小格透气，领子洗后不卷。',
      'The small cells of the piqué let air through, and the collar does not curl.',
    ),
    localised(
      '珠地棉有分量，垂着，不贴身。',
      'Piqué with some weight to it, so it hangs and does not cling.',
    ),
  ],
  canvas: [
    localised('帆布织得紧，立得住，也折得起。', 'A tight canvas that stands up and folds flat.'),
    localised(
      '棉帆布上过一层薄蜡，小雨无妨。',
      'Cotton canvas with a thin coat of wax; light rain is no matter.',
    ),
  ],
  'canvas:sneaker': [
    localised(
      '帆布鞋面透气，脏了拆带手洗。',
      'A canvas upper that breathes; take out the laces and wash it by hand.',
    ),
  ],
  nylon: [
    localised(
      '尼龙轻得像纸，纱线密到钻不出一根绒。',
      'Nylon as light as paper, woven too close for a feather to find its way out.',
    ),
    localised(
      '面料轻，声音也轻，走路不沙沙响。',
      'A light cloth and a quiet one; it does not rustle as you walk.',
    ),
  ],
  'nylon:backpack': [
    localised(
      '尼龙双股织，磨得起，也擦得净。',
      'A two-ply nylon that takes rubbing and wipes clean.',
    ),
  ],
  'nylon:bomber': [
    localised('尼龙带一点光，像雨后的路面。', 'Nylon with a faint shine, like a road after rain.'),
  ],
  monogram: [
    localised(
      '字母纹印在棉帆布上，再罩一层薄涂层，不怕雨天。',
      'Initials printed on cotton canvas under a thin coating, so wet days are no worry.',
    ),
    localised(
      '涂层帆布轻，边角包小牛皮，磨得住。',
      'Light coated canvas, its corners bound in calf to take the knocks.',
    ),
  ],
};
