import { LANGUAGES, type Language } from '@vitrine/kit';
import { ROOTS } from '../products/categories.ts';
import { CAMPAIGN } from '../rewards/campaigns.ts';
import { LOTTERY } from '../rewards/lottery.ts';
import { QUESTIONNAIRE } from '../rewards/questionnaire.ts';
import { SALES } from '../sets/sales.ts';
import { SETS } from '../sets/set-ids.ts';
import {
  type ContentLink,
  toBrands,
  toCategory,
  toNewest,
  toPage,
  toSale,
  toSet,
} from './links.ts';
import { type Say, sayIn } from './say.ts';

interface WrittenLink {
  text: string;
  link: string;
  /** The way into a sale, and nothing else. */
  promotion?: true;
}

/** The flat content `shop`: all that header, footer and head say of the shop in one language. */
interface ShopWords {
  name: string;
  latinName: string;
  /** One character for a small square. */
  mark: string;
  slogan: string;
  description: string;
  /** `{title}` is the screen's own. */
  titleTemplate: string;
  searchPlaceholder: string;
  hotWords: Record<'women' | 'men' | 'kids', string[]>;
  /** The menu of wide screens. */
  menus: Record<'women' | 'men' | 'kids', WrittenLink[]>;
  promises: {
    icon: 'delivery' | 'parcel' | 'returns';
    title: string;
    text: string;
    link: string;
  }[];
  product: { tax: string; delivery: string; sameDay: string; returns: string };
  /** The tile inside a listing. */
  editorial: Record<
    'women' | 'men' | 'kids',
    { kicker: string; title: string; text: string; link: string; imageKey: string }
  >;
  /** The letter that friends are sent, a line of its title each. */
  invitation: { title: string; imageKey: string };
  /** The lottery that tasks lead to. */
  lottery: string;
  /** What shoppers do together, shown among the tasks. */
  campaign: string;
  appBanner: { title: string; desc: string; buttonName: string };
  /** Where the app is to be had. */
  app: { link: string };
  footerLead: string;
  footer: { title: string; links: WrittenLink[] }[];
  legal: string;
  icp: string;
}

/** The shop's own links are plain addresses: every screen carries them, so they are kept short. */
const written = (text: string, { web }: ContentLink): WrittenLink => ({ text, link: web });

function menusOf(say: Say): ShopWords['menus'] {
  const brands = written(say('品牌', 'Designers'), toBrands());
  const sale: WrittenLink = {
    text: say('典藏特惠', 'Archive'),
    link: toSale(SALES.archive).web,
    promotion: true,
  };
  const journal = written(say('别处手记', 'Journal'), toPage('journal'));
  const newIn = (root: number) => written(say('本周新到', 'New in'), toNewest(root));
  return {
    women: [
      newIn(ROOTS.women),
      brands,
      written(say('服装', 'Clothing'), toCategory(142100)),
      written(say('鞋履', 'Shoes'), toCategory(142200)),
      written(say('包袋', 'Bags'), toCategory(142300)),
      written(say('配饰', 'Accessories'), toCategory(142400)),
      written(say('珠宝腕表', 'Jewellery'), toCategory(142500)),
      sale,
      journal,
    ],
    men: [
      newIn(ROOTS.men),
      brands,
      written(say('服装', 'Clothing'), toCategory(143100)),
      written(say('西装', 'Tailoring'), toCategory(143120)),
      written(say('鞋履', 'Shoes'), toCategory(143200)),
      written(say('包袋', 'Bags'), toCategory(143300)),
      written(say('配饰', 'Accessories'), toCategory(143400)),
      sale,
      journal,
    ],
    kids: [
      newIn(ROOTS.kids),
      brands,
      written(say('服装', 'Clothing'), toCategory(144100)),
      written(say('鞋履', 'Shoes'), toCategory(144200)),
      written(say('配饰', 'Accessories'), toCategory(144300)),
      written(say('第一个冬天', 'A first winter'), toSet(SETS.firstWinter)),
      journal,
    ],
  };
}

const editorialOf = (say: Say): ShopWords['editorial'] => ({
  women: {
    kicker: 'Autumn Letter',
    title: say('秋日来信', 'Word from autumn'),
    text: say('华达呢、缎与旧皮革。', 'Gabardine, satin and old leather.'),
    link: toPage('autumn-letter').web,
    imageKey: 'women-trench-knee-gabardine-camel-3',
  },
  men: {
    kicker: 'Off duty',
    title: say('男士周末', 'Men, off duty'),
    text: say('不系领带的两天。', 'Two days without a tie.'),
    link: toSet(SETS.menWeekend).web,
    imageKey: 'men-knit-crew-cable-stone-3',
  },
  kids: {
    kicker: 'First snow',
    title: say('第一个冬天', 'A first winter'),
    text: say('给第一次看见雪的人。', 'For those who have not met snow.'),
    link: toSet(SETS.firstWinter).web,
    imageKey: 'kids-duffle-coat-toggle-wool-camel-3',
  },
});

const footerOf = (say: Say): ShopWords['footer'] => [
  {
    title: say('帮助', 'Help'),
    links: [
      written(say('配送与关税', 'Delivery and duty'), toPage('delivery')),
      written(say('退换货', 'Returns'), toPage('returns')),
      written(say('清关身份信息', 'Personal ID for customs'), toPage('customs')),
      written(say('用户协议', 'Terms'), toPage('terms')),
      written(say('隐私政策', 'Privacy policy'), toPage('privacy')),
    ],
  },
  {
    title: say('关于', 'House'),
    links: [
      written(say('关于别处', 'About Elsewhere'), toPage('about')),
      written(say('合作买手店', 'Boutiques'), toPage('boutiques')),
      written(say('别处手记', 'Journal'), toPage('journal')),
      { text: say('四个问题', 'Four questions'), link: `/questionnaire/${QUESTIONNAIRE}` },
    ],
  },
  {
    title: say('逛一逛', 'Browse'),
    links: [
      written(say('秋日来信', 'Word from autumn'), toPage('autumn-letter')),
      written(say('早春', 'Early spring'), toPage('spring')),
      written(say('送礼', 'Presents'), toSet(SETS.gifts)),
    ],
  },
];

function wordsIn(language: Language): ShopWords {
  const say = sayIn(language);
  return {
    name: '别处',
    latinName: 'Elsewhere',
    mark: '别',
    slogan: say('从别处寄到你的门前', 'Sent to your door from elsewhere'),
    description: say(
      '别处汇集米兰、巴黎、京都等地买手店的服装、鞋履与包袋，价格已含进口税费，附原店凭证。',
      'Clothes, shoes and bags from boutiques in Milan, Paris, Kyoto and elsewhere. Duty paid, with the boutique slip.',
    ),
    titleTemplate: '{title} · 别处 ELSEWHERE',
    searchPlaceholder: say('搜索品牌、单品或货号', 'Search brands, pieces or style numbers'),
    hotWords: {
      women: say(
        '双排扣风衣,缎面吊带裙,马衔扣乐福鞋,链条包,绞花毛衣,真丝方巾',
        'trench coat,slip dress,horsebit loafers,chain bag,cable-knit,silk square',
      ).split(','),
      men: say(
        '羊绒大衣,飞行员夹克,切尔西靴,牛津纺衬衫,公文包,波点领带',
        'cashmere coat,bomber jacket,Chelsea boots,Oxford shirt,briefcase,polka-dot tie',
      ).split(','),
      kids: say(
        '牛角扣大衣,连帽羽绒服,背带裤,绒球毛线帽,双肩包',
        'duffle coat,down jacket,dungarees,bobble hat,backpack',
      ).split(','),
    },
    menus: menusOf(say),
    promises: [
      {
        icon: 'delivery',
        title: say('含税直达', 'Duty paid'),
        text: say('价格已含进口税费', 'Prices include import tax'),
        link: toPage('delivery').web,
      },
      {
        icon: 'parcel',
        title: say('原店凭证', 'Boutique proof'),
        text: say('附买手店出货单据', 'With the boutique slip'),
        link: toPage('about').web,
      },
      {
        icon: 'returns',
        title: say('十四天退换', '14-day returns'),
        text: say('免费上门取件', 'Free collection'),
        link: toPage('returns').web,
      },
    ],
    product: {
      tax: say('已含进口税费，配送费另计', 'Import tax included, delivery extra'),
      delivery: say('买手店发出后约 5–8 个工作日送达', 'About 5–8 working days from the boutique'),
      sameDay: say(
        '保税仓现货，上海、北京、深圳当日送达',
        'In the bonded warehouse: today in Shanghai, Beijing and Shenzhen',
      ),
      returns: say('十四天内免费上门取件退货', 'Free home collection within 14 days'),
    },
    editorial: editorialOf(say),
    invitation: {
      title: say('请你来\n添一件秋衣', 'Come and choose\nsomething for autumn'),
      imageKey: 'banner-cloth-satin-16x9',
    },
    lottery: LOTTERY,
    campaign: CAMPAIGN,
    appBanner: {
      title: say('别处 App', 'The Elsewhere app'),
      desc: say(
        '上新先知道，清关有回音',
        'First to know what is new, and where customs has got to',
      ),
      buttonName: say('下载APP', 'Get the app'),
    },
    app: { link: toPage('app').web },
    footerLead: say(
      '来自世界各地买手店的衣物，含税直达，附原店凭证。',
      'Clothes from boutiques elsewhere, sent to you with duty paid.',
    ),
    footer: footerOf(say),
    legal: say(
      '© 2026 ELSEWHERE · 所有价格已含进口税费',
      '© 2026 ELSEWHERE · Prices include import duty and tax',
    ),
    icp: say('ICP 备案号（示例）', 'ICP licence (sample)'),
  };
}

export const flatContentRows = () =>
  LANGUAGES.map((language) => ({ code: 'shop', language, value: wordsIn(language) }));
