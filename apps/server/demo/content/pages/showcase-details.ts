import { SETS } from '../../sets/set-ids.ts';
import { toPage, toSet } from '../links.ts';
import { scene } from '../pictures.ts';
import type { Say } from '../say.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const TRENCH = 'women-trench-long-gabardine-camel';

/** The campaign that this page is a part of. */
const campaign = (say: Say) => [
  {
    tabName: say('陈列室', 'Showroom'),
    image: scene(say, 'cloth-camel', '3x4', TRENCH),
    current: true,
  },
  {
    tabName: say('秋日来信', 'Autumn'),
    image: scene(say, 'autumn', '1x1', TRENCH),
    commonLink: toPage('autumn-letter'),
  },
  {
    tabName: say('早春', 'Spring'),
    image: scene(say, 'spring', '1x1', TRENCH),
    commonLink: toPage('spring'),
  },
  {
    tabName: say('手记', 'Journal'),
    image: scene(say, 'bags', '1x1', TRENCH),
    commonLink: toPage('journal'),
  },
];

const headings = ({ say }: Writing): Entry[] => [
  entry('campaignTabs', 'campaign-words', {
    moduleName: say('活动导航：文字', 'Campaign tabs: words'),
    anchorLink: say('活动', 'Campaign'),
    tabs: campaign(say).map(({ image: _, ...tab }) => tab),
  }),
  entry('campaignTabs', 'campaign-pictures', {
    moduleName: say('活动导航：图片', 'Campaign tabs: pictures'),
    spacing: 'section',
    tabs: campaign(say),
  }),
  entry('contentTitle', 'heading-chapter', {
    moduleName: say('标题：一章之首', 'Heading: of a chapter'),
    look: 'chapter',
    align: 'centre',
    kicker: 'Chapter two',
    title: say('衣柜之外', 'Beyond the wardrobe'),
    subTitle: say('路上用得到的几样', 'A few things for the road'),
    linkText: say('看全部小物', 'See all of them'),
    commonLink: toSet(SETS.smallThings),
  }),
  entry('contentTitle', 'heading-section', {
    moduleName: say('标题：一节之首', 'Heading: of a section'),
    title: say('单独的标题', 'A heading by itself'),
    subTitle: say('它下面可以跟任何模块', 'Any module may follow it'),
    linkText: say('全部', 'All'),
    commonLink: toPage('journal'),
    color: 'pine',
  }),
  entry('textWithLink', 'words-line', {
    moduleName: say('带链接的文字：一行', 'Words with a link: a line'),
    text: say(
      '衣物从哪里来，谁验的货，怎么到你手里，都写在一页上。',
      'Where things come from, who looks them over and how they reach you, on one page.',
    ),
    linkText: say('关于别处', 'About us'),
    commonLink: toPage('about'),
    spacing: 'tight',
  }),
  entry('textWithLink', 'words-row', {
    moduleName: say('带链接的文字：整行', 'Words with a link: a row'),
    style: 'row',
    text: say('退换怎么办', 'How returns work'),
    linkText: say('十四天内', 'Within fourteen days'),
    commonLink: toPage('returns'),
  }),
];

const LINES = [
  ['hair', 'text', '细线，留边', 'a hair, as wide as the text'],
  ['ink', 'short', '墨线，短', 'ink, short'],
  ['dashed', 'page', '虚线，通栏', 'dashes, from edge to edge'],
] as const;

const rests = ({ say }: Writing): Entry[] => [
  ...LINES.map(([style, width, zh, en]) =>
    entry('dividingLine', `line-${style}`, {
      moduleName: say(`分隔线：${zh}`, `Dividing line: ${en}`),
      spacing: 'tight',
      style,
      width,
    }),
  ),
  entry('spacer_s', 'space', {
    moduleName: say('间距：没说多少', 'Spacer: nothing said'),
  }),
  entry('spacer_s', 'space-ivory', {
    moduleName: say('间距：四十八，象牙白', 'Spacer: forty-eight, ivory'),
    spacing: 'section',
    size: 48,
    background: 'ivory',
  }),
];

const buttons = ({ say }: Writing): Entry[] => [
  entry('ctaButton', 'button-outline', {
    moduleName: say('按钮：描边，没写字', 'Button: outlined, nothing written'),
    anchorLink: say('按钮', 'Buttons'),
    commonLink: toPage('autumn-letter'),
  }),
  entry('ctaButton', 'button-fill', {
    moduleName: say('按钮：实底', 'Button: filled'),
    kind: 'fill',
    text: say('拆开这封信', 'Open the letter'),
    commonLink: toPage('autumn-letter'),
  }),
  entry('ctaButton', 'button-pine', {
    moduleName: say('按钮：自己的颜色', 'Button: colours of its own'),
    text: say('去看早春', 'See spring'),
    backgroundColor: 'pine',
    colorOfText: 'paper',
    commonLink: toPage('spring'),
  }),
  entry('ctaButton', 'button-words', {
    moduleName: say('按钮：文字', 'Button: words'),
    spacing: 'section',
    kind: 'text',
    text: say('读手记', 'Read the journal'),
    commonLink: toPage('journal'),
  }),
  entry('campaignCTAButton', 'ask', {
    moduleName: say('活动按钮：在原处', 'Campaign button: in its place'),
    spacing: 'section',
    stickyBottom: false,
    buttons: [
      { text: say('先看手记', 'The journal'), commonLink: toPage('journal') },
      { text: say('去挑选', 'Choose'), commonLink: toSet(SETS.autumnLetter) },
    ],
  }),
];

const partners = ({ say }: Writing): Entry =>
  entry('partnershipCardList', 'partners', {
    moduleName: say('合作礼遇', 'Partner benefits'),
    anchorLink: say('礼遇', 'Partners'),
    moduleTitle: { title: say('与友同行', 'In good company') },
    cards: [
      {
        name: 'Hotel Lune',
        subtitle: say('酒店会员礼遇', 'For its members'),
        detail: say(
          '绑定会员号，出行衣箱由酒店代收熨烫，抵达即可穿着。',
          'Tell us your number, and the hotel receives and presses your case before you arrive.',
        ),
        benefits: [
          { description: say('代收熨烫', 'Pressing'), symbol: 'hanger' },
          { description: say('入住礼', 'A gift'), symbol: 'gift' },
          { description: say('延迟退房', 'Late leaving'), symbol: 'clock' },
          { description: say('双倍积分', 'Twice the points'), symbol: 'star' },
          { description: say('第五条不显示', 'The fifth is left out'), symbol: 'bell' },
        ],
        linkText: say('查看详情', 'Read more'),
        commonLink: toPage('about'),
      },
      {
        name: 'Maison Brume',
        subtitle: say('香氛', 'Scents'),
        detail: say(
          '每季两支小样，随衣物一同寄出，不另收费。',
          'Two small bottles each season, sent along with your parcel.',
        ),
        benefits: [
          { description: say('随单附赠', 'In the parcel'), symbol: 'parcel' },
          { description: say('到店试香', 'At the counter'), symbol: 'heart' },
        ],
        commonLink: toPage('journal'),
      },
    ],
  });

const questions = ({ say }: Writing): Entry =>
  entry('qa', 'questions', {
    moduleName: say('问答', 'Questions and answers'),
    anchorLink: say('问答', 'Questions'),
    title: say('常见问答', 'Often asked'),
    items: [
      {
        question: say('价格是否含税？', 'Do prices include duty?'),
        answer: say(
          '<p>是。页面价格已包含进口关税与增值税，签收时无需另付。配送费按买手店计，在购物袋里写明。</p>',
          '<p>They do: import duty and tax. Nothing is due at the door. Delivery is counted by boutique, and told in the bag.</p>',
        ),
      },
      {
        question: say('为什么需要身份证信息？', 'Why do you ask for an identity card?'),
        answer: say(
          '<p>海关要求跨境包裹写明收件人身份，仅用于清关。</p>',
          '<p>Customs ask who a parcel from abroad is for. It is used for that alone.</p>',
        ),
      },
      {
        question: say('多久可以收到？', 'How long does it take?'),
        answer: say(
          '<p>国内现货一至三天；从海外买手店寄出，七至十二天。</p>',
          '<p>One to three days from stock in China, seven to twelve from a boutique abroad.</p>',
        ),
      },
      {
        question: say('可以退换吗？', 'May things go back?'),
        answer: say(
          '<p>未穿过的，十四天内可以，<a href="/content/returns">这里</a>说怎么做。</p>',
          '<p>Unworn, within fourteen days. <a href="/en/content/returns">Here is how</a>.</p>',
        ),
      },
    ],
  });

const markup = ({ say }: Writing): Entry =>
  entry('customHTML', 'markup', {
    moduleName: say('自定义 HTML', 'Custom HTML'),
    moduleTitle: { title: say('尺码对照', 'Sizes side by side') },
    content: say(
      `<table>
<tr><th>意大利</th><th>法国</th><th>英国</th><th>胸围</th></tr>
<tr><td>38</td><td>34</td><td>6</td><td>82 cm</td></tr>
<tr><td>40</td><td>36</td><td>8</td><td>86 cm</td></tr>
<tr><td>42</td><td>38</td><td>10</td><td>90 cm</td></tr>
</table>
<details style="margin-top:16px"><summary>怎么量</summary><p>软尺绕过胸部最宽处，保持水平。</p></details>
<div style="display:flex;gap:16px;margin-top:24px;padding:16px;background-color:#faf8f4;border:1px solid #e6e1d8">
<p style="flex:1">介于两码之间，外套取大，针织取小。</p><p style="flex:1">仍拿不准，可以写信来问。</p></div>`,
      `<table>
<tr><th>Italy</th><th>France</th><th>UK</th><th>Bust</th></tr>
<tr><td>38</td><td>34</td><td>6</td><td>82 cm</td></tr>
<tr><td>40</td><td>36</td><td>8</td><td>86 cm</td></tr>
<tr><td>42</td><td>38</td><td>10</td><td>90 cm</td></tr>
</table>
<details style="margin-top:16px"><summary>How to measure</summary><p>Pass the tape around the fullest part of the bust and keep it level.</p></details>
<div style="display:flex;gap:16px;margin-top:24px;padding:16px;background-color:#faf8f4;border:1px solid #e6e1d8">
<p style="flex:1">Between two sizes, take the larger coat and the smaller jumper.</p><p style="flex:1">If in doubt, write and ask.</p></div>`,
    ),
  });

/** What stands between pictures and products: headings, lines, buttons, questions, partners, markup. */
export const showcaseDetails = (writing: Writing): Entry[] => [
  ...headings(writing),
  ...rests(writing),
  partners(writing),
  questions(writing),
  markup(writing),
  ...buttons(writing),
];
