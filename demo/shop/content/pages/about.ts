import { type Localised, localised } from '@vitrine/kit';
import { COUNTRY_NAMES } from '../../countries.ts';
import { merchants } from '../../merchants/merchants.ts';
import { boutiqueSetId } from '../../sets/set-ids.ts';
import { productImage } from '../images.ts';
import { toHome, toPage, toSet } from '../links.ts';
import { entry } from './page-plan.ts';
import { readingPage, textSection } from './reading-page.ts';

const about = readingPage(
  'about',
  localised('关于别处', 'About Elsewhere'),
  localised(
    '衣物从别处来。我们做的，是替你开门、验货、过关。',
    'The clothes come from elsewhere. We open doors, check seams and see things through customs.',
  ),
  [
    textSection(
      'what',
      localised('我们做什么', 'What we do'),
      '<p>别处与十家买手店合作，从米兰、巴黎、伦敦、哥本哈根、京都，到香港与上海。它们挑货，我们送达。页面上的每一件，此刻都在某家店的衣架上。</p>',
      '<p>Elsewhere works with ten boutiques, from Milan, Paris, London, Copenhagen and Kyoto to Hong Kong and Shanghai. They choose; we deliver. Everything you see is on a rail in one of their shops right now.</p>',
    ),
    textSection(
      'proof',
      localised('原店凭证', 'The boutique slip'),
      '<p>每个包裹里有一张买手店的出货单据，写着店名、货号与日期。保养、改衣、日后转手，都用得着它。</p>',
      '<p>Each parcel holds a slip from the boutique with its name, the style number and the date. Keep it for repairs, for alterations, or for whoever has the piece after you.</p>',
    ),
    textSection(
      'price',
      localised('一个价格', 'One price'),
      '<p>页面价格已含全部税费，签收时无需另付。配送费在购物袋里就写明，不会到结算时才加上来。</p>',
      '<p>The price on the page has all tax in it, and nothing is asked of you at the door. Delivery is told in the bag; we add nothing at the till.</p>',
    ),
  ],
  ({ t }) => [
    entry('text', 'onwards', {
      style: 'lead',
      align: 'centre',
      content: t('<p>看过了，就进店坐坐。</p>', '<p>Now you know us, come in and look about.</p>'),
      ctaButton: {
        text: t('认识这些买手店', 'Meet the boutiques'),
        commonLink: toPage('boutiques'),
      },
    }),
  ],
);

const boutiques = readingPage(
  'boutiques',
  localised('合作买手店', 'The boutiques'),
  localised('十家店，十种脾气。', 'Ten shops, each with a temper of its own.'),
  [],
  ({ t }) => [
    ...merchants.map(({ id, name, city, country, foundedIn, about: text, sampleId }) => {
      const inLanguage = (texts: Localised) => t(texts['zh-CN'], texts['en-US']);
      return entry('singleImage', `boutique-${id}`, {
        layout: 'beside',
        image: productImage(sampleId, 3, ''),
        kicker: `${city['en-US']}, ${foundedIn}`,
        title: name,
        description: t(
          `${text['zh-CN']}${COUNTRY_NAMES[country]['zh-CN']}${city['zh-CN']}。`,
          `${text['en-US']} ${inLanguage(city)}, ${inLanguage(COUNTRY_NAMES[country])}.`,
        ),
        linkText: t('进店', 'Step inside'),
        commonLink: toSet(boutiqueSetId(id)),
      });
    }),
    entry('text', 'onwards', {
      style: 'lead',
      align: 'centre',
      content: t('<p>它们今天都开着门。</p>', '<p>They are all open today.</p>'),
      ctaButton: { text: t('逛女士', 'Browse women'), commonLink: toHome('women') },
    }),
  ],
);

const app = readingPage(
  'app',
  localised('别处 App', 'The Elsewhere app'),
  localised(
    '同一家店，放在口袋里。新到的单品先说一声，包裹过关也说一声。',
    'The same shop, in a pocket. It tells you what has come in, and when a parcel clears customs.',
  ),
  [
    textSection(
      'news',
      localised('上新先知道', 'What is new, first'),
      '<p>留意的品牌有新到，当天早上便有一条消息。一天至多一条，也可以不收。</p>',
      '<p>When a house you follow sends something new, there is one note that morning. Never more than one a day, and none if you prefer.</p>',
    ),
    textSection(
      'customs',
      localised('清关有回音', 'Word from customs'),
      '<p>离店、起飞、入关、派送，每到一处记一笔。需要补身份信息时，在手机上拍好即可。</p>',
      '<p>Out of the boutique, in the air, through customs, on the van: each step is written down. Should customs ask for your ID, the phone takes the picture.</p>',
    ),
    textSection(
      'get',
      localised('怎么安装', 'How to get it'),
      '<p>在手机的应用商店里搜索“别处”，认墨色底上的那个字。iOS 与安卓都有。</p>',
      '<p>Look for Elsewhere in the app store of your phone: one pale character on ink. It is there for iOS and Android.</p>',
    ),
  ],
);

/** The pages about the shop, its boutiques and its app. */
export const aboutPages = [about, boutiques, app];
