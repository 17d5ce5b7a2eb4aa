import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';

/** What may be said of a cloth, whatever is made of it. `cloth:kind` is said of that kind only. */
export const woven: Readonly<Record<string, readonly Localised[]>> = {
  gabardine: [
    both(
      '棉纱捻得紧，织得密，风雨都进不来。',
      'Cotton twisted tight and woven close, so wind and rain stay out.',
    ),
    both(
      '华达呢的斜纹细而陡，雨珠停不住。',
      'The twill of this gabardine is fine and steep; raindrops cannot settle on it.',
    ),
    both(
      '一块能挡雨的棉布，干了不皱。',
      'A cotton that turns the rain and dries without a crease.',
    ),
  ],
  'gabardine:cap': [
    both(
      '华达呢压得硬挺，淋一点雨不塌。',
      'Crisp gabardine that does not give way to a little rain.',
    ),
  ],
  wool: [
    both(
      '羊毛织得紧实，轻轻缩过，挂一夜就平。',
      'Close-woven wool, lightly milled; a night on the hanger takes out the day.',
    ),
    both(
      '呢面匀净，有一点绒，摸着是干爽的暖。',
      'An even face with a little nap, and a dry sort of warmth.',
    ),
    both(
      '选的是初剪羊毛，垂得住，也回得来。',
      'First-shorn wool, which drops well and springs back.',
    ),
  ],
  'wool:cap': [
    both(
      '呢子做的帽子，冬天戴着有分寸。',
      'A cap in coating wool, which gives it some winter manners.',
    ),
  ],
  check: [
    both(
      '格子先排在纸上，接缝处一条线也不断。',
      'The check is drawn on paper first, and no line breaks at a seam.',
    ),
    both('格纹由染好的羊毛织成，不是印上去的。', 'A check woven from dyed wool, not printed on.'),
  ],
  'check:shirt': [
    both(
      '拉绒的格纹棉，扣起来就是周末。',
      'A brushed checked cotton: button it and it is the weekend.',
    ),
    both(
      '格子大小适中，绒面软，越洗越薄。',
      'A middling check with a soft nap that thins kindly in the wash.',
    ),
  ],
  'check:scarf': [
    both(
      '格纹由染好的羊毛织成，正反都能戴。',
      'A check woven from dyed wool, the same on either side.',
    ),
    both('格子大，围起来只露一角。', 'Large checks, of which only a corner shows once it is tied.'),
  ],
  'check:dress': [
    both(
      '格纹棉布先水洗，第一天穿就软。',
      'A checked cotton, washed first, so it is soft from day one.',
    ),
  ],
  glen: [
    both(
      '细格套大格，远看是一块素色。',
      'Small checks inside large ones; from across the room it reads as plain.',
    ),
    both(
      '威尔士格纹的老配色，线条淡，不抢话。',
      'The old glen check in faint lines that do not talk over you.',
    ),
  ],
  herringbone: [
    both(
      '人字纹一左一右，光走过去有深浅。',
      'The herringbone turns left and right, and light crosses it in two shades.',
    ),
    both(
      '人字纹羊毛有骨架，旧了更好看。',
      'Herringbone wool has backbone, and ages better than it begins.',
    ),
  ],
  houndstooth: [
    both(
      '千鸟格织得大方，近看像一群飞鸟。',
      'A generous houndstooth; close to, a flock in flight.',
    ),
    both(
      '两色羊毛四上四下，织出清楚的齿。',
      'Two wools, four over and four under, for a tooth you can see.',
    ),
  ],
  pinstripe: [
    both(
      '条纹只有一根纱那么细，站远了看不见。',
      'A stripe one yarn wide, which vanishes a few steps away.',
    ),
    both(
      '细条纹从上到下不断一根，人就显得长。',
      'The pinstripe runs unbroken from top to bottom and lengthens whoever wears it.',
    ),
  ],
  flannel: [
    both(
      '法兰绒两面起绒，冷天里像有人先替你暖过。',
      'Flannel brushed on both sides, as if somebody had warmed it for you.',
    ),
    both(
      '灰里掺了白纱与蓝纱，法兰绒才有雾气。',
      'White and blue yarns are spun into it, which is where flannel gets its mist.',
    ),
  ],
  tweed: [
    both(
      '粗花呢用七种纱，颜色要凑近才数得清。',
      'Seven yarns go into this tweed; you have to come close to count the colours.',
    ),
    both(
      '花呢手感松，分量轻，边缘留着一点毛。',
      'A loose, light tweed that keeps a little fray at the edge.',
    ),
  ],
  corduroy: [
    both(
      '灯芯绒的条绒细密，膝肘处先软。',
      'A fine-wale corduroy that softens first at knee and elbow.',
    ),
    both('棉绒起条，颜色在沟里深一分。', 'Cotton pile in ribs, a shade darker in the furrows.'),
  ],
  'corduroy:cap': [
    both('灯芯绒条绒宽，旧了像天鹅绒。', 'Wide-wale corduroy that wears down to velvet.'),
  ],
  denim: [
    both(
      '牛仔布用老式梭织机，布边是红线。',
      'Denim off an old shuttle loom, with a red line along the selvedge.',
    ),
    both(
      '靛蓝只染表面，折痕会慢慢写出你的习惯。',
      'The dye stays on the surface, so the creases will slowly write down your habits.',
    ),
    both(
      '布重十二盎司，开头硬，一个月后听话。',
      'Twelve-ounce cloth: stiff at first, obedient in a month.',
    ),
  ],
  'denim:shirt': [
    both(
      '牛仔布只有六盎司，像厚衬衫，不像夹克。',
      'Six-ounce denim: a heavy shirt, not a light jacket.',
    ),
    both('靛蓝洗过两遍，颜色已经平静。', 'The indigo has been washed twice and has calmed down.'),
  ],
  jersey: [
    both(
      '棉毛圈织得厚，洗后不缩不扭。',
      'A heavy loopback cotton that neither shrinks nor twists.',
    ),
    both(
      '里面是毛圈，外面是平针，贴身也透气。',
      'Loops inside and a plain face outside; close to the skin, yet it breathes.',
    ),
  ],
  oxford: [
    both(
      '牛津纺经纬双色，有一点糙，越穿越软。',
      'Oxford cotton in two shades of yarn, a little rough until you have lived in it.',
    ),
  ],
  poplin: [
    both('府绸细密，熨一次能管一整天。', 'A close poplin; one pressing lasts the day.'),
    both('高支棉府绸，凉，薄，不透。', 'Fine cotton poplin: cool and thin, without being sheer.'),
  ],
  shirting: [
    both('色织细条，条距三毫米。', 'A yarn-dyed stripe, three millimetres apart.'),
    both(
      '条纹府绸的线清楚，领座上也对齐。',
      'A clean stripe on poplin, matched right up to the collar stand.',
    ),
  ],
  pique: [
    both(
      '珠地的小格透气，领子洗后不卷。',
      'The small cells of the piqué let air through, and the collar does not curl.',
    ),
    both(
      '珠地棉有分量，垂着，不贴身。',
      'Piqué with some weight to it, so it hangs and does not cling.',
    ),
  ],
  canvas: [
    both('帆布织得紧，立得住，也折得起。', 'A tight canvas that stands up and folds flat.'),
    both(
      '棉帆布上过一层薄蜡，小雨无妨。',
      'Cotton canvas with a thin coat of wax; light rain is no matter.',
    ),
  ],
  'canvas:sneaker': [
    both(
      '帆布鞋面透气，脏了拆带手洗。',
      'A canvas upper that breathes; take out the laces and wash it by hand.',
    ),
  ],
  nylon: [
    both(
      '尼龙轻得像纸，纱线密到钻不出一根绒。',
      'Nylon as light as paper, woven too close for a feather to find its way out.',
    ),
    both(
      '面料轻，声音也轻，走路不沙沙响。',
      'A light cloth and a quiet one; it does not rustle as you walk.',
    ),
  ],
  'nylon:backpack': [
    both('尼龙双股织，磨得起，也擦得净。', 'A two-ply nylon that takes rubbing and wipes clean.'),
  ],
  'nylon:bomber': [
    both('尼龙带一点光，像雨后的路面。', 'Nylon with a faint shine, like a road after rain.'),
  ],
  stripe: [
    both(
      '条纹逐行换纱织出，背面一样干净。',
      'The stripes are knitted in by changing yarn row by row, as clean on the back.',
    ),
    both(
      '两色细条，海边带回来的旧主意。',
      'Two colours in narrow stripes, an old idea from the seaside.',
    ),
  ],
  monogram: [
    both(
      '字母纹印在棉帆布上，再罩一层薄涂层，不怕雨天。',
      'Initials printed on cotton canvas under a thin coating, so wet days are no worry.',
    ),
    both(
      '涂层帆布轻，边角包小牛皮，磨得住。',
      'Light coated canvas, its corners bound in calf to take the knocks.',
    ),
  ],
};
