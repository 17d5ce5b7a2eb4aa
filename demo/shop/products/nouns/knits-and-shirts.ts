import type { Kind } from '../kinds.ts';
import { type NounRule, noun } from './noun.ts';

const KNIT_MOTIFS: Readonly<Record<string, { zh: string; en: string }>> = {
  yoke: { zh: '提花', en: 'yoke-patterned' },
  argyle: { zh: '菱格', en: 'argyle' },
  star: { zh: '星星', en: 'star' },
  tipped: { zh: '撞色边', en: 'tipped' },
};

const KNIT_NECKS = {
  crew: { zh: '圆领毛衣', en: 'crew-neck jumper' },
  roll: { zh: '高领毛衣', en: 'roll-neck jumper' },
  v: { zh: '鸡心领毛衣', en: 'V-neck jumper' },
} as const;

const knit: NounRule = ({ neck, motif, sleeve, shoulder, zip, pocket }) => {
  const { zh, en } = KNIT_NECKS[neck as keyof typeof KNIT_NECKS];
  const figure = KNIT_MOTIFS[String(motif)];
  if (figure) return noun(`${figure.zh}${zh}`, en, figure.en);
  if (sleeve === 'balloon') return noun(`泡袖${zh}`, en, 'puff-sleeve');
  if (shoulder === 'buttons') return noun(`肩扣${zh}`, en, 'buttoned');
  if (zip) return noun('半拉链高领毛衣', 'jumper', 'half-zip');
  return pocket ? noun(`胸袋${zh}`, en, 'pocket') : noun(zh, en);
};

const sweatshirt: NounRule = ({ motif, pocket }) => {
  if (motif === 'band') return noun('条纹圆领卫衣', 'sweatshirt', 'banded');
  return pocket
    ? noun('前袋圆领卫衣', 'sweatshirt', 'pouch-pocket')
    : noun('圆领卫衣', 'sweatshirt');
};

const polo: NounRule = ({ tipped, zip }) => {
  if (tipped) return noun('撞色领马球衫', 'polo shirt', 'tipped');
  return zip ? noun('拉链马球衫', 'polo shirt', 'zip-neck') : noun('马球衫', 'polo shirt');
};

const shirt: NounRule = ({ collar, pockets, front, contrast }) => {
  if (front === 'western') return noun('西部牛仔衬衫', 'shirt', 'western');
  if (front === 'ruffles') return noun('荷叶边衬衫', 'shirt', 'ruffled');
  if (front === 'pintucks') {
    return collar === 'bow'
      ? noun('细褶蝴蝶结领衬衫', 'bow-neck blouse', 'pintucked')
      : noun('细褶衬衫', 'shirt', 'pintucked');
  }
  if (contrast) return noun('白领衬衫', 'shirt', 'white-collar');
  if (collar === 'bow') return noun('蝴蝶结领衬衫', 'blouse', 'bow-neck');
  if (collar === 'velvetBow') return noun('丝绒结衬衫', 'blouse', 'velvet-bow');
  if (collar === 'longTie') return noun('长结领衬衫', 'blouse', 'tie-neck');
  if (collar === 'spread') return noun('宽角领衬衫', 'shirt', 'spread-collar');
  if (collar === 'buttonDown') return noun('扣领衬衫', 'shirt', 'button-down');
  return pockets ? noun('双口袋衬衫', 'shirt', 'two-pocket') : noun('衬衫', 'shirt');
};

const cardigan: NounRule = ({ neck, goldButtons }) => {
  if (goldButtons) return noun('金扣短开衫', 'cardigan', 'gold-button');
  return neck === 'v' ? noun('鸡心领开衫', 'cardigan', 'V-neck') : noun('圆领开衫', 'cardigan');
};

export const knitsAndShirts = { cardigan, knit, polo, shirt, sweatshirt } satisfies Partial<
  Record<Kind, NounRule>
>;
