import { LANGUAGES, type Language } from '@vitrine/kit';
import { ROOTS } from '../products/categories.ts';
import { CAMPAIGN } from '../rewards/campaigns.ts';
import { LOTTERY } from '../rewards/lottery.ts';
import { QUESTIONNAIRE } from '../rewards/questionnaire.ts';
import { SALES } from '../sets/sales.ts';
import { SETS } from '../sets/set-ids.ts';
import { currencyContentRow } from './currencies.ts';
import {
  type ContentLink,
  toBrands,
  toCategory,
  toNewest,
  toPage,
  toSale,
  toSet,
} from './links.ts';
import { type Translate, translatorFor } from './translate.ts';

interface TextLink {
  text: string;
  link: string;
  /** Marks the link to a sale. */
  promotion?: true;
}

/** The flat content `shop`: what header, footer and document head show in one language, beside the brand. */
interface ShopContent {
  description: string;
  searchPlaceholder: string;
  hotWords: Record<'women' | 'men' | 'kids', string[]>;
  /** The menu of the desktop layout. */
  menus: Record<'women' | 'men' | 'kids', TextLink[]>;
  promises: {
    icon: 'delivery' | 'parcel' | 'returns';
    title: string;
    text: string;
    link: string;
  }[];
  product: { tax: string; delivery: string; sameDay: string; returns: string };
  /** The editorial tile inside a product list. */
  editorial: Record<
    'women' | 'men' | 'kids',
    { kicker: string; title: string; text: string; link: string; imageKey: string }
  >;
  /** The invitation sent to friends; line breaks of its title are kept. */
  invitation: { title: string; imageKey: string };
  /** The lottery that the task centre links to. */
  lottery: string;
  /** The campaign shown in the task centre. */
  campaign: string;
  appBanner: { title: string; desc: string; buttonName: string };
  /** How shoppers reach the shop, also by the customer service of vendors of mini-programs. */
  customerService: {
    channels: ('chat' | 'phone' | 'mail')[];
    hours: { days: number[]; from: string; to: string };
    answersWithin: number;
    phone: string;
    mail: string;
    miniPrograms: {
      wechat: boolean;
      douyin: { imId: string };
      alipay: { tntInstId: string; scene: string };
    };
  };
  /** Where to download the app. */
  app: { link: string };
  footerLead: string;
  footer: { title: string; links: TextLink[] }[];
}

/** The shop's own links are plain URLs, because every screen carries them. */
const textLink = (text: string, { web }: ContentLink): TextLink => ({ text, link: web });

function buildMenus(t: Translate): ShopContent['menus'] {
  const brands = textLink(t('品牌', 'Designers'), toBrands());
  const sale: TextLink = {
    text: t('典藏特惠', 'Sale'),
    link: toSale(SALES.archive).web,
    promotion: true,
  };
  const journal = textLink(t('别处手记', 'Journal'), toPage('journal'));
  const newIn = (root: number) => textLink(t('本周新到', 'New in'), toNewest(root));
  return {
    women: [
      newIn(ROOTS.women),
      brands,
      textLink(t('服装', 'Clothing'), toCategory(142100)),
      textLink(t('鞋履', 'Shoes'), toCategory(142200)),
      textLink(t('包袋', 'Bags'), toCategory(142300)),
      textLink(t('配饰', 'Accessories'), toCategory(142400)),
      textLink(t('珠宝腕表', 'Jewellery'), toCategory(142500)),
      sale,
      journal,
    ],
    men: [
      newIn(ROOTS.men),
      brands,
      textLink(t('服装', 'Clothing'), toCategory(143100)),
      textLink(t('西装', 'Tailoring'), toCategory(143120)),
      textLink(t('鞋履', 'Shoes'), toCategory(143200)),
      textLink(t('包袋', 'Bags'), toCategory(143300)),
      textLink(t('配饰', 'Accessories'), toCategory(143400)),
      sale,
      journal,
    ],
    kids: [
      newIn(ROOTS.kids),
      brands,
      textLink(t('服装', 'Clothing'), toCategory(144100)),
      textLink(t('鞋履', 'Shoes'), toCategory(144200)),
      textLink(t('配饰', 'Accessories'), toCategory(144300)),
      textLink(t('第一个冬天', 'A first winter'), toSet(SETS.firstWinter)),
      journal,
    ],
  };
}

const buildEditorials = (t: Translate): ShopContent['editorial'] => ({
  women: {
    kicker: 'Autumn Letter',
    title: t('秋日来信', 'Word from autumn'),
    text: t('华达呢、缎与旧皮革。', 'Gabardine, satin and old leather.'),
    link: toPage('autumn-letter').web,
    imageKey: 'women-trench-knee-gabardine-camel-3',
  },
  men: {
    kicker: 'Off duty',
    title: t('男士周末', 'Men, off duty'),
    text: t('不系领带的两天。', 'Two days without a tie.'),
    link: toSet(SETS.menWeekend).web,
    imageKey: 'men-knit-crew-cable-stone-3',
  },
  kids: {
    kicker: 'First snow',
    title: t('第一个冬天', 'A first winter'),
    text: t('给第一次看见雪的人。', 'For those who have not met snow.'),
    link: toSet(SETS.firstWinter).web,
    imageKey: 'kids-duffle-coat-toggle-wool-camel-3',
  },
});

const buildFooter = (t: Translate): ShopContent['footer'] => [
  {
    title: t('帮助', 'Help'),
    links: [
      textLink(t('配送与关税', 'Delivery and duty'), toPage('delivery')),
      textLink(t('退换货', 'Returns'), toPage('returns')),
      textLink(t('清关身份信息', 'Personal ID for customs'), toPage('customs')),
      { text: t('联系客服', 'Contact us'), link: '/user/conversations' },
      textLink(t('用户协议', 'Terms'), toPage('terms')),
      textLink(t('隐私政策', 'Privacy policy'), toPage('privacy')),
    ],
  },
  {
    title: t('关于', 'House'),
    links: [
      textLink(t('关于别处', 'About Elsewhere'), toPage('about')),
      textLink(t('合作买手店', 'Boutiques'), toPage('boutiques')),
      textLink(t('别处手记', 'Journal'), toPage('journal')),
      { text: t('四个问题', 'Four questions'), link: `/questionnaire/${QUESTIONNAIRE}` },
    ],
  },
  {
    title: t('逛一逛', 'Browse'),
    links: [
      textLink(t('秋日来信', 'Word from autumn'), toPage('autumn-letter')),
      textLink(t('早春', 'Early spring'), toPage('spring')),
      textLink(t('送礼', 'Presents'), toSet(SETS.gifts)),
    ],
  },
];

function buildShopContent(language: Language): ShopContent {
  const t = translatorFor(language);
  return {
    description: t(
      '别处汇集米兰、巴黎、京都等地买手店的服装、鞋履与包袋，价格已含进口税费，附原店凭证。',
      'Clothes, shoes and bags from boutiques in Milan, Paris, Kyoto and elsewhere. Duty paid, with the boutique slip.',
    ),
    searchPlaceholder: t('搜索品牌、单品或货号', 'Search brands, pieces or style numbers'),
    hotWords: {
      women: t(
        '双排扣风衣,缎面吊带裙,马衔扣乐福鞋,链条包,绞花毛衣,真丝方巾',
        'trench coat,slip dress,horsebit loafers,chain bag,cable-knit,silk square',
      ).split(','),
      men: t(
        '羊绒大衣,飞行员夹克,切尔西靴,牛津纺衬衫,公文包,波点领带',
        'cashmere coat,bomber jacket,Chelsea boots,Oxford shirt,briefcase,polka-dot tie',
      ).split(','),
      kids: t(
        '牛角扣大衣,连帽羽绒服,背带裤,绒球毛线帽,双肩包',
        'duffle coat,down jacket,dungarees,bobble hat,backpack',
      ).split(','),
    },
    menus: buildMenus(t),
    promises: [
      {
        icon: 'delivery',
        title: t('含税直达', 'Duty paid'),
        text: t('价格已含进口税费', 'Prices include import tax'),
        link: toPage('delivery').web,
      },
      {
        icon: 'parcel',
        title: t('原店凭证', 'Boutique proof'),
        text: t('附买手店出货单据', 'With the boutique slip'),
        link: toPage('about').web,
      },
      {
        icon: 'returns',
        title: t('十四天退换', '14-day returns'),
        text: t('免费上门取件', 'Free collection'),
        link: toPage('returns').web,
      },
    ],
    product: {
      tax: t('已含进口税费，配送费另计', 'Import tax included, delivery extra'),
      delivery: t('买手店发出后约 5–8 个工作日送达', 'About 5–8 working days from the boutique'),
      sameDay: t(
        '保税仓现货，上海、北京、深圳当日送达',
        'In the bonded warehouse: today in Shanghai, Beijing and Shenzhen',
      ),
      returns: t('十四天内免费上门取件退货', 'Free home collection within 14 days'),
    },
    editorial: buildEditorials(t),
    invitation: {
      title: t('请你来\n添一件秋衣', 'Come and choose\nsomething for autumn'),
      imageKey: 'banner-cloth-satin-16x9',
    },
    lottery: LOTTERY,
    campaign: CAMPAIGN,
    appBanner: {
      title: t('别处 App', 'The Elsewhere app'),
      desc: t('上新先知道，清关有回音', 'First to know what is new, and where customs has got to'),
      buttonName: t('下载APP', 'Get the app'),
    },
    customerService: {
      channels: ['chat', 'phone', 'mail'],
      hours: { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '22:00' },
      answersWithin: 5,
      phone: '400 000 0000',
      mail: 'service@elsewhere.example',
      miniPrograms: {
        wechat: true,
        douyin: { imId: 'elsewhere-service' },
        alipay: { tntInstId: 'ELSEWHR_CN', scene: 'SCE00000001' },
      },
    },
    app: { link: toPage('app').web },
    footerLead: t(
      '来自世界各地买手店的衣物，含税直达，附原店凭证。',
      'Clothes from boutiques elsewhere, sent to you with duty paid.',
    ),
    footer: buildFooter(t),
  };
}

export const flatContentRows = () => [
  ...LANGUAGES.map((language) => ({ code: 'shop', language, value: buildShopContent(language) })),
  currencyContentRow(),
];
