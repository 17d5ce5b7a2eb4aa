import { type Localised, localised } from '@vitrine/kit';

/** Sentences about a fabric, for every kind of product. `fabric:kind` applies to one kind only. */
export const wools: Readonly<Record<string, readonly Localised[]>> = {
  wool: [
    localised(
      '羊毛织得紧实，轻轻缩过，挂一夜就平。',
      'Close-woven wool, lightly milled; a night on the hanger takes out the day.',
    ),
    localised(
      '呢面匀净，有一点绒，摸着是干爽的暖。',
      'An even face with a little nap, and a dry sort of warmth.',
    ),
    localised(
      '选的是初剪羊毛，垂得住，也回得来。',
      'First-shorn wool, which drops well and springs back.',
    ),
  ],
  'wool:cap': [
    localised(
      '呢子做的帽子，冬天戴着有分寸。',
      'A cap in coating wool, which gives it some winter manners.',
    ),
  ],
  check: [
    localised(
      '格子先排在纸上，接缝处一条线也不断。',
      'The check is drawn on paper first, and no line breaks at a seam.',
    ),
    localised(
      '格纹由染好的羊毛织成，不是印上去的。',
      'A check woven from dyed wool, not printed on.',
    ),
  ],
  'check:shirt': [
    localised(
      '拉绒的格纹棉，扣起来就是周末。',
      'A brushed checked cotton: button it and it is the weekend.',
    ),
    localised(
      '格子大小适中，绒面软，越洗越薄。',
      'A middling check with a soft nap that thins kindly in the wash.',
    ),
  ],
  'check:scarf': [
    localised(
      '格纹由染好的羊毛织成，正反都能戴。',
      'A check woven from dyed wool, the same on either side.',
    ),
    localised(
      '格子大，围起来只露一角。',
      'Large checks, of which only a corner shows once it is tied.',
    ),
  ],
  'check:dress': [
    localised(
      '格纹棉布先水洗，第一天穿就软。',
      'A checked cotton, washed first, so it is soft from day one.',
    ),
  ],
  glen: [
    localised(
      '细格套大格，远看是一块素色。',
      'Small checks inside large ones; from across the room it reads as plain.',
    ),
    localised(
      '威尔士格纹的老配色，线条淡，不抢话。',
      'The old glen check in faint lines that do not talk over you.',
    ),
  ],
  herringbone: [
    localised(
      '人字纹一左一右，光走过去有深浅。',
      'The herringbone turns left and right, and light crosses it in two shades.',
    ),
    localised(
      '人字纹羊毛有骨架，旧了更好看。',
      'Herringbone wool has backbone, and ages better than it begins.',
    ),
  ],
  houndstooth: [
    localised(
      '千鸟格织得大方，近看像一群飞鸟。',
      'A generous houndstooth; close to, a flock in flight.',
    ),
    localised(
      '两色羊毛四上四下，织出清楚的齿。',
      'Two wools, four over and four under, for a tooth you can see.',
    ),
  ],
  pinstripe: [
    localised(
      '条纹只有一根纱那么细，站远了看不见。',
      'A stripe one yarn wide, which vanishes a few steps away.',
    ),
    localised(
      '细条纹从上到下不断一根，人就显得长。',
      'The pinstripe runs unbroken from top to bottom and lengthens whoever wears it.',
    ),
  ],
  flannel: [
    localised(
      '法兰绒两面起绒，冷天里像有人先替你暖过。',
      'Flannel brushed on both sides, as if somebody had warmed it for you.',
    ),
    localised(
      '灰里掺了白纱与蓝纱，法兰绒才有雾气。',
      'White and blue yarns are spun into it, which is where flannel gets its mist.',
    ),
  ],
  tweed: [
    localised(
      '粗花呢用七种纱，颜色要凑近才数得清。',
      'Seven yarns go into this tweed; you have to come close to count the colours.',
    ),
    localised(
      '花呢手感松，分量轻，边缘留着一点毛。',
      'A loose, light tweed that keeps a little fray at the edge.',
    ),
  ],
  stripe: [
    localised(
      '条纹逐行换纱织出，背面一样干净。',
      'The stripes are knitted in by changing yarn row by row, as clean on the back.',
    ),
    localised(
      '两色细条，海边带回来的旧主意。',
      'Two colours in narrow stripes, an old idea from the seaside.',
    ),
  ],
};
