import { type Localised, localised } from '@vitrine/kit';

/** Sentences about silks, evening fabrics and knits. */
export const silks: Readonly<Record<string, readonly Localised[]>> = {
  satin: [
    localised(
      '缎面对光一侧亮，背光一侧深，走动时换位。',
      'Satin that is bright on one side of the light and deep on the other, and trades places as you move.',
    ),
    localised(
      '桑蚕丝织成的缎，手背划过是凉的。',
      'A satin of mulberry silk, cool against the back of the hand.',
    ),
    localised(
      '缎有重量，所以不飘，顺着人走。',
      'There is weight in this satin, so it does not float; it follows.',
    ),
  ],
  'satin:pump': [
    localised(
      '缎面包楦，针脚藏在鞋底。',
      'Satin drawn over the last, with every stitch hidden beneath.',
    ),
  ],
  'satin:crossbodyBag': [
    localised(
      '缎面绷得平整，夜里自己会亮。',
      'Satin stretched smooth; it finds its own light in the evening.',
    ),
  ],
  silk: [
    localised(
      '桑蚕丝双绉，不亮，像清晨的窗。',
      'Mulberry silk crepe, without shine, like a window early in the morning.',
    ),
    localised('真丝二十二姆米，不透，也不重。', 'Twenty-two momme silk: not sheer, not heavy.'),
    localised('丝是砂洗过的，摸着像桃皮。', 'The silk is sand-washed, with the hand of a peach.'),
  ],
  'silk:scarf': [
    localised(
      '真丝斜纹，套色十二遍，颜色压得住。',
      'Silk twill, printed in twelve passes, so the colours hold.',
    ),
    localised(
      '团花照着旧地毯画，四角留了一圈细边。',
      'The medallion is drawn from an old carpet, with a fine border round the edge.',
    ),
  ],
  'silk:tie': [
    localised(
      '真丝斜纹织得厚，结打得出形状。',
      'A heavy silk twill that makes a knot with some shape.',
    ),
    localised('丝面哑光，纹样是织进去的。', 'A matt silk, its pattern woven in.'),
  ],
  crepe: [
    localised(
      '绉纱细看全是小波纹，所以不反光，也不起皱。',
      'Look closely and the crepe is all small waves, which is why it neither shines nor creases.',
    ),
    localised(
      '绉纱垂得直，坐久了起身仍平。',
      'Crepe that hangs straight and stands up from a long lunch unmarked.',
    ),
  ],
  velvet: [
    localised(
      '丝绒顺毛是一个颜色，逆毛是另一个。',
      'Stroke the velvet one way for one colour and the other way for another.',
    ),
    localised(
      '丝绒吃光，灯下只剩轮廓。',
      'Velvet drinks the light; by lamplight only the outline is left.',
    ),
  ],
  'velvet:dress': [
    localised('丝绒绒面短，软，不压痕。', 'A short, soft pile that does not bruise.'),
  ],
  jacquard: [
    localised(
      '花纹由提花机织出，正反是两种明暗。',
      'The figure is woven on the loom, light on one face and dark on the other.',
    ),
    localised(
      '提花微微鼓起，手指能读出叶脉。',
      'The jacquard stands up slightly; a finger can read the veins of the leaves.',
    ),
  ],
  floral: [
    localised(
      '花印得疏，底色还能透口气。',
      'The flowers are set well apart, so the ground can breathe.',
    ),
    localised(
      '印花照着压干的标本画，花瓣略旧。',
      'Drawn from pressed flowers, their petals a little faded.',
    ),
  ],
  knit: [
    localised(
      '细针织得匀，可以单穿，也能套在外套里。',
      'Finely and evenly knitted: enough alone, slim enough under a jacket.',
    ),
    localised('羊毛纺得细，贴着皮肤也不扎。', 'The wool is spun fine and does not prickle.'),
    localised('十二针的密度，薄，但留得住热。', 'Twelve-gauge: thin, yet it keeps the warmth in.'),
  ],
  'knit:tie': [
    localised(
      '真丝圆机织，结小，尾端是平的。',
      'Silk knitted in the round, for a small knot and a square end.',
    ),
  ],
  'knit:scarf': [
    localised('羊毛平针织，绕两圈刚好。', 'Plain-knitted wool, long enough to go round twice.'),
  ],
  cable: [
    localised(
      '绞花一组六针，先绞后织，凸得分明。',
      'Cables of six stitches, crossed before they are knitted, so they stand clear.',
    ),
    localised(
      '绞花厚，风要找很久才找得到缝。',
      'Thick with cables; the wind will look a long time for a way in.',
    ),
    localised(
      '粗纱手摇织，一件要一天半。',
      'Thick yarn on a hand frame, a day and a half to a piece.',
    ),
  ],
  'cable:beanie': [
    localised('绞花双股线，厚而不沉。', 'Cabled in two-ply yarn, thick without being heavy.'),
  ],
  rib: [
    localised('罗纹有弹性，贴着，不勒。', 'The rib gives: close to you, never tight.'),
    localised(
      '双罗纹织到底，拉开会自己回来。',
      'Double rib throughout, which comes back by itself when stretched.',
    ),
  ],
  cashmere: [
    localised(
      '羊绒取初梳的一层，轻，先软后暖。',
      'Cashmere from the first combing: light, soft at once and warm a moment later.',
    ),
    localised(
      '双股羊绒，起球少，旧得慢。',
      'Two-ply cashmere, which pills little and ages slowly.',
    ),
    localised(
      '绒面不做长，穿三年仍清爽。',
      'The nap is kept short, and still looks clean three winters on.',
    ),
  ],
};
