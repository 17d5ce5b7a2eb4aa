import { CAMPAIGN } from '../../rewards/campaigns.ts';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toPage, toSet } from '../links.ts';
import type { Translate } from '../translate.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const TRENCH = 'women-trench-long-gabardine-camel';

/** The tabs of the campaign that the showcase belongs to. */
const campaignTabs = (t: Translate) => [
  {
    tabName: t('陈列室', 'Showroom'),
    image: bannerImage(t, 'cloth-camel', '3x4', TRENCH),
    current: true,
  },
  {
    tabName: t('秋日来信', 'Autumn'),
    image: bannerImage(t, 'autumn', '1x1', TRENCH),
    commonLink: toPage('autumn-letter'),
  },
  {
    tabName: t('早春', 'Spring'),
    image: bannerImage(t, 'spring', '1x1', TRENCH),
    commonLink: toPage('spring'),
  },
  {
    tabName: t('手记', 'Journal'),
    image: bannerImage(t, 'bags', '1x1', TRENCH),
    commonLink: toPage('journal'),
  },
];

const headings = ({ t }: PageContext): PageEntry[] => [
  entry('campaignTabs', 'campaign-words', {
    moduleName: t('活动导航：文字', 'Campaign tabs: words'),
    anchorLink: t('活动', 'Campaign'),
    tabs: campaignTabs(t).map(({ image: _, ...tab }) => tab),
  }),
  entry('campaignTabs', 'campaign-pictures', {
    moduleName: t('活动导航：图片', 'Campaign tabs: pictures'),
    spacing: 'section',
    tabs: campaignTabs(t),
  }),
  entry('contentTitle', 'heading-chapter', {
    moduleName: t('标题：一章之首', 'Heading: of a chapter'),
    look: 'chapter',
    align: 'centre',
    kicker: 'Chapter two',
    title: t('衣柜之外', 'Beyond the wardrobe'),
    subTitle: t('路上用得到的几样', 'A few things for the road'),
    linkText: t('看全部小物', 'See all of them'),
    commonLink: toSet(SETS.smallThings),
  }),
  entry('contentTitle', 'heading-section', {
    moduleName: t('标题：一节之首', 'Heading: of a section'),
    title: t('单独的标题', 'A heading by itself'),
    subTitle: t('它下面可以跟任何模块', 'Any module may follow it'),
    linkText: t('全部', 'All'),
    commonLink: toPage('journal'),
    color: 'pine',
  }),
  entry('textWithLink', 'words-line', {
    moduleName: t('带链接的文字：一行', 'Words with a link: a line'),
    text: t(
      '衣物从哪里来，谁验的货，怎么到你手里，都写在一页上。',
      'Where things come from, who looks them over and how they reach you, on one page.',
    ),
    linkText: t('关于别处', 'About us'),
    commonLink: toPage('about'),
    spacing: 'tight',
  }),
  entry('textWithLink', 'words-row', {
    moduleName: t('带链接的文字：整行', 'Words with a link: a row'),
    style: 'row',
    text: t('退换怎么办', 'How returns work'),
    linkText: t('十四天内', 'Within fourteen days'),
    commonLink: toPage('returns'),
  }),
];

const LINES = [
  ['hair', 'text', '细线，留边', 'a hair, as wide as the text'],
  ['ink', 'short', '墨线，短', 'ink, short'],
  ['dashed', 'page', '虚线，通栏', 'dashes, from edge to edge'],
] as const;

const spacers = ({ t }: PageContext): PageEntry[] => [
  ...LINES.map(([style, width, zh, en]) =>
    entry('dividingLine', `line-${style}`, {
      moduleName: t(`分隔线：${zh}`, `Dividing line: ${en}`),
      spacing: 'tight',
      style,
      width,
    }),
  ),
  entry('spacer_s', 'space', {
    moduleName: t('间距：没说多少', 'Spacer: nothing said'),
  }),
  entry('spacer_s', 'space-ivory', {
    moduleName: t('间距：四十八，象牙白', 'Spacer: forty-eight, ivory'),
    spacing: 'section',
    size: 48,
    background: 'ivory',
  }),
];

const buttons = ({ t }: PageContext): PageEntry[] => [
  entry('ctaButton', 'button-outline', {
    moduleName: t('按钮：描边，没写字', 'Button: outlined, nothing written'),
    anchorLink: t('按钮', 'Buttons'),
    commonLink: toPage('autumn-letter'),
  }),
  entry('ctaButton', 'button-fill', {
    moduleName: t('按钮：实底', 'Button: filled'),
    kind: 'fill',
    text: t('拆开这封信', 'Open the letter'),
    commonLink: toPage('autumn-letter'),
  }),
  entry('ctaButton', 'button-pine', {
    moduleName: t('按钮：自己的颜色', 'Button: colours of its own'),
    text: t('去看早春', 'See spring'),
    backgroundColor: 'pine',
    colorOfText: 'paper',
    commonLink: toPage('spring'),
  }),
  entry('ctaButton', 'button-words', {
    moduleName: t('按钮：文字', 'Button: words'),
    spacing: 'section',
    kind: 'text',
    text: t('读手记', 'Read the journal'),
    commonLink: toPage('journal'),
  }),
  entry('campaignCTAButton', 'enrol', {
    moduleName: t('活动按钮：先报名', 'Campaign button: enrols first'),
    title: t('早春同行', 'Early spring, together'),
    stickyBottom: false,
    buttons: [
      {
        text: t('去做任务', 'To the tasks'),
        commonLink: { web: '/gamification' },
        campaignId: CAMPAIGN,
      },
    ],
  }),
  entry('campaignCTAButton', 'ask', {
    moduleName: t('活动按钮：在原处', 'Campaign button: in its place'),
    spacing: 'section',
    stickyBottom: false,
    buttons: [
      { text: t('先看手记', 'The journal'), commonLink: toPage('journal') },
      { text: t('去挑选', 'Choose'), commonLink: toSet(SETS.autumnLetter) },
    ],
  }),
];

const partners = ({ t }: PageContext): PageEntry =>
  entry('partnershipCardList', 'partners', {
    moduleName: t('合作礼遇', 'Partner benefits'),
    anchorLink: t('礼遇', 'Partners'),
    moduleTitle: { title: t('与友同行', 'In good company') },
    cards: [
      {
        name: 'Hotel Lune',
        subtitle: t('酒店会员礼遇', 'For its members'),
        detail: t(
          '绑定会员号，出行衣箱由酒店代收熨烫，抵达即可穿着。',
          'Tell us your number, and the hotel receives and presses your case before you arrive.',
        ),
        benefits: [
          { description: t('代收熨烫', 'Pressing'), symbol: 'hanger' },
          { description: t('入住礼', 'A gift'), symbol: 'gift' },
          { description: t('延迟退房', 'Late leaving'), symbol: 'clock' },
          { description: t('双倍积分', 'Twice the points'), symbol: 'star' },
          { description: t('第五条不显示', 'The fifth is left out'), symbol: 'bell' },
        ],
        linkText: t('查看详情', 'Read more'),
        commonLink: toPage('about'),
      },
      {
        name: 'Maison Brume',
        subtitle: t('香氛', 'Scents'),
        detail: t(
          '每季两支小样，随衣物一同寄出，不另收费。',
          'Two small bottles each season, sent along with your parcel.',
        ),
        benefits: [
          { description: t('随单附赠', 'In the parcel'), symbol: 'parcel' },
          { description: t('到店试香', 'At the counter'), symbol: 'heart' },
        ],
        commonLink: toPage('journal'),
      },
    ],
  });

const questions = ({ t }: PageContext): PageEntry =>
  entry('qa', 'questions', {
    moduleName: t('问答', 'Questions and answers'),
    anchorLink: t('问答', 'Questions'),
    title: t('常见问答', 'Often asked'),
    items: [
      {
        question: t('价格是否含税？', 'Do prices include duty?'),
        answer: t(
          '<p>是。页面价格已包含进口关税与增值税，签收时无需另付。配送费按买手店计，在购物袋里写明。</p>',
          '<p>They do: import duty and tax. Nothing is due at the door. Delivery is counted by boutique, and told in the bag.</p>',
        ),
      },
      {
        question: t('为什么需要身份证信息？', 'Why do you ask for an identity card?'),
        answer: t(
          '<p>海关要求跨境包裹写明收件人身份，仅用于清关。</p>',
          '<p>Customs ask who a parcel from abroad is for. It is used for that alone.</p>',
        ),
      },
      {
        question: t('多久可以收到？', 'How long does it take?'),
        answer: t(
          '<p>国内现货一至三天；从海外买手店寄出，七至十二天。</p>',
          '<p>One to three days from stock in China, seven to twelve from a boutique abroad.</p>',
        ),
      },
      {
        question: t('可以退换吗？', 'May things go back?'),
        answer: t(
          '<p>未穿过的，十四天内可以，<a href="/content/returns">这里</a>说怎么做。</p>',
          '<p>Unworn, within fourteen days. <a href="/en/content/returns">Here is how</a>.</p>',
        ),
      },
    ],
  });

const markup = ({ t }: PageContext): PageEntry =>
  entry('customHTML', 'markup', {
    moduleName: t('自定义 HTML', 'Custom HTML'),
    moduleTitle: { title: t('尺码对照', 'Sizes side by side') },
    content: t(
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

/** Headings, dividing lines, buttons, questions, partners and custom markup. */
export const showcaseDetails = (context: PageContext): PageEntry[] => [
  ...headings(context),
  ...spacers(context),
  partners(context),
  questions(context),
  markup(context),
  ...buttons(context),
];
