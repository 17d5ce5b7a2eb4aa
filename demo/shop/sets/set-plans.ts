import type { Gender } from '@vitrine/contract';
import { merchants } from '../merchants/merchants.ts';
import type { Product } from '../products/products.ts';
import {
  AUTUMN_COLOURS,
  hasColour,
  hasFabric,
  hasGenderAndKind,
  isNew,
  LIGHT_COLOURS,
  matchesAll,
  splitNames,
} from './product-filters.ts';
import { boutiqueSetId, SETS } from './set-ids.ts';

export interface SetPlan {
  id: number;
  gender: Gender | null;
  zh: string;
  en: string;
  aboutZh: string;
  aboutEn: string;
  /** The number of products; fewer when not enough products match. */
  size: number;
  /** How many of the highest-ranked products come last, because lists and other sets begin with them. */
  seenElsewhere?: number;
  matches: (product: Product) => boolean;
}

const seasonalPlans: readonly SetPlan[] = [
  {
    id: Number(SETS.newWomen),
    gender: 'women',
    zh: '本周新到',
    en: 'New this week',
    aboutZh: '七天之内从买手店启程的女士单品。',
    aboutEn: 'What left the boutiques in the last seven days.',
    size: 48,
    matches: matchesAll(hasGenderAndKind('women'), isNew),
  },
  {
    id: Number(SETS.autumnLetter),
    gender: 'women',
    zh: '秋日来信',
    en: 'Word from autumn',
    aboutZh: '华达呢、羊毛与旧皮革，添给将至的长风。',
    aboutEn: 'Gabardine, wool and old leather, for the wind that is on its way.',
    size: 32,
    matches: matchesAll(
      hasGenderAndKind('women', 'trench coat knit boot skirt topHandleBag'),
      hasColour(AUTUMN_COLOURS),
    ),
  },
  {
    id: Number(SETS.tailoring),
    gender: 'women',
    zh: '裁缝的线',
    en: "The tailor's line",
    aboutZh: '西装与长裤，肩正，步子宽。',
    aboutEn: 'Jackets and trousers: a square shoulder and a long stride.',
    size: 24,
    matches: hasGenderAndKind('women', 'blazer trousers'),
  },
  {
    id: Number(SETS.quietKnits),
    gender: 'women',
    zh: '安静的针织',
    en: 'Quiet knitwear',
    aboutZh: '没有字，没有扣子之外的装饰。',
    aboutEn: 'No words, and no ornament but the buttons.',
    size: 21,
    matches: matchesAll(
      hasGenderAndKind('women', 'knit cardigan'),
      (product) => !hasFabric('stripe tweed')(product),
    ),
  },
  {
    id: Number(SETS.bagsWithAge),
    gender: 'women',
    zh: '会老的包',
    en: 'Bags that age well',
    aboutZh: '皮革会记住你的手。',
    aboutEn: 'Leather remembers your hand.',
    size: 20,
    matches: matchesAll(
      hasGenderAndKind('women', 'topHandleBag crossbodyBag tote'),
      hasFabric('leather calf suede croc'),
    ),
  },
  {
    id: Number(SETS.evening),
    gender: 'women',
    zh: '灯下',
    en: 'By lamplight',
    aboutZh: '缎、丝绒与提花，夜里才看得清。',
    aboutEn: 'Satin, velvet and jacquard, best seen after dark.',
    size: 28,
    matches: matchesAll(
      hasGenderAndKind('women', 'dress gown pump crossbodyBag earrings'),
      hasFabric('satin velvet jacquard gold silver'),
    ),
  },
  {
    id: Number(SETS.menWeekend),
    gender: 'men',
    zh: '男士周末',
    en: 'Men, off duty',
    aboutZh: '不系领带的两天。',
    aboutEn: 'Two days without a tie.',
    size: 29,
    matches: hasGenderAndKind(
      'men',
      'knit polo sweatshirt bomber denimJacket sneaker backpack cap',
    ),
  },
  {
    id: Number(SETS.newMen),
    gender: 'men',
    zh: '男士新到',
    en: 'New for men',
    aboutZh: '本周到店的男士单品。',
    aboutEn: 'In for men this week.',
    size: 30,
    matches: matchesAll(hasGenderAndKind('men'), isNew),
  },
  {
    id: Number(SETS.menTailoring),
    gender: 'men',
    zh: '软一点的西装',
    en: 'Softer suits',
    aboutZh: '半毛衬、软肩，坐得下也跑得起。',
    aboutEn: 'Half-canvassed and soft in the shoulder, for sitting and for running late.',
    size: 22,
    matches: hasGenderAndKind('men', 'suitJacket trousers tie shirt laceUp'),
  },
  {
    id: Number(SETS.firstWinter),
    gender: 'kids',
    zh: '第一个冬天',
    en: 'A first winter',
    aboutZh: '大衣、羽绒、毛线帽，给第一次看见雪的人。',
    aboutEn: 'Coats, down and bobble hats, for those who have not met snow.',
    size: 24,
    matches: hasGenderAndKind('kids', 'puffer duffleCoat knit cardigan beanie scarf'),
  },
  {
    id: Number(SETS.newKids),
    gender: 'kids',
    zh: '童装新到',
    en: 'New for kids',
    aboutZh: '这周刚拆箱的小尺码。',
    aboutEn: 'Small sizes, unpacked this week.',
    size: 20,
    matches: matchesAll(hasGenderAndKind('kids'), isNew),
  },
  {
    id: Number(SETS.gifts),
    gender: null,
    zh: '送得出手的礼物',
    en: 'Presents, decided',
    aboutZh: '不问尺码，拆开就能用。',
    aboutEn: 'No sizes to ask about; ready once unwrapped.',
    size: 26,
    matches: ({ drawn }) =>
      splitNames('scarf watch earrings beanie belt tie sunglasses').has(drawn.kind) &&
      drawn.gender !== 'kids',
  },
  {
    id: Number(SETS.spring),
    gender: 'women',
    zh: '早春',
    en: 'Early spring',
    aboutZh: '颜色浅一格，衣服薄一层。',
    aboutEn: 'A shade paler, a layer thinner.',
    size: 36,
    matches: matchesAll(
      hasGenderAndKind('women', 'trench shirt skirt dress cardigan blazer trousers'),
      hasColour(LIGHT_COLOURS),
    ),
  },
  {
    id: Number(SETS.springSteps),
    gender: 'women',
    zh: '轻装出门',
    en: 'Out, lightly',
    aboutZh: '浅色的鞋与包，配干净的路面。',
    aboutEn: 'Pale shoes and bags, for dry pavements.',
    size: 18,
    matches: matchesAll(
      hasGenderAndKind('women', 'pump loafer sneaker topHandleBag crossbodyBag tote'),
      hasColour(LIGHT_COLOURS),
    ),
  },
  {
    id: Number(SETS.menLeather),
    gender: 'men',
    zh: '皮与鞋',
    en: 'Leather, for men',
    aboutZh: '公文包、腰带与鞋，用得久的那几样。',
    aboutEn: 'Briefcases, belts and shoes: the things that last.',
    size: 20,
    matches: hasGenderAndKind('men', 'briefcase belt laceUp boot loafer'),
  },
  {
    id: Number(SETS.archive),
    gender: 'women',
    zh: '典藏特惠',
    en: 'From the archive',
    aboutZh: '上一季留下的好东西，价格退了一步。',
    aboutEn: 'Good things left from last season, at a gentler price.',
    size: 40,
    matches: matchesAll(hasGenderAndKind('women'), ({ isReduced }) => isReduced),
  },
  {
    id: Number(SETS.silks),
    gender: 'women',
    zh: '丝',
    en: 'Silk',
    aboutZh: '衬衫与方巾，同一种凉。',
    aboutEn: 'Shirts and squares, cool in the same way.',
    size: 19,
    matches: matchesAll(
      hasGenderAndKind('women', 'shirt scarf dress'),
      hasFabric('silk floral jacquard'),
    ),
  },
  {
    id: Number(SETS.springSilks),
    gender: 'women',
    zh: '浅色的丝',
    en: 'Pale silk',
    aboutZh: '先于天气的凉。',
    aboutEn: 'Cool before the weather is.',
    size: 14,
    matches: matchesAll(
      hasGenderAndKind('women', 'shirt scarf dress'),
      hasFabric('silk crepe floral'),
      hasColour(LIGHT_COLOURS),
    ),
  },
  {
    id: Number(SETS.onTheFeet),
    gender: 'women',
    zh: '平底与细跟',
    en: 'Flat and otherwise',
    aboutZh: '白天走路，晚上站着。',
    aboutEn: 'For walking by day and standing by night.',
    size: 24,
    matches: hasGenderAndKind('women', 'pump loafer boot sneaker'),
  },
  {
    id: Number(SETS.schoolDays),
    gender: 'kids',
    zh: '上学去',
    en: 'Off to school',
    aboutZh: '书包、毛衣和膝盖加厚的裤子。',
    aboutEn: 'Satchels, jumpers and trousers with doubled knees.',
    size: 18,
    matches: hasGenderAndKind('kids', 'backpack sneaker trousers polo skirt sweatshirt dungarees'),
  },
  {
    id: Number(SETS.smallThings),
    gender: 'women',
    zh: '小物',
    en: 'Small things',
    aboutZh: '耳坠、腕表、丝巾与太阳镜。',
    aboutEn: 'Earrings, watches, scarves and sunglasses.',
    size: 22,
    matches: hasGenderAndKind('women', 'earrings watch scarf sunglasses belt'),
  },
  {
    id: Number(SETS.coats),
    gender: 'women',
    zh: '外套',
    en: 'Coats',
    aboutZh: '风衣、大衣与羽绒，一季里的厚薄。',
    aboutEn: 'Trenches, wool and down: the weights of one season.',
    size: 20,
    seenElsewhere: 4,
    matches: hasGenderAndKind('women', 'trench coat puffer'),
  },
];

/** How many products of a boutique its page of the boutiques leads to. */
const BOUTIQUE_SIZE = 48;

const boutiquePlans: readonly SetPlan[] = merchants.map(({ id, name, about }) => ({
  id: Number(boutiqueSetId(id)),
  gender: null,
  zh: name,
  en: name,
  aboutZh: about['zh-CN'],
  aboutEn: about['en-US'],
  size: BOUTIQUE_SIZE,
  matches: ({ row }) => row.preferred_merchant_id === String(id),
}));

export const setPlans: readonly SetPlan[] = [...seasonalPlans, ...boutiquePlans];
