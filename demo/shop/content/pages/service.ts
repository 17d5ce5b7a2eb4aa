import { localised } from '@vitrine/kit';
import { toConversations } from '../links.ts';
import { entry, type PageContext } from './page-plan.ts';
import { readingPage, textSection } from './reading-page.ts';

/** Leads a shopper whose question is not answered here to the people of the shop. */
const askUs = ({ t }: PageContext) => [
  entry('textWithLink', 'ask-us', {
    style: 'row',
    text: t('还有问题', 'Something else?'),
    linkText: t('联系客服', 'Contact us'),
    commonLink: toConversations(),
  }),
];

const delivery = readingPage(
  'delivery',
  localised('配送与关税', 'Delivery and duty'),
  localised(
    '价格已含进口税费，签收时无需另付。配送费按买手店计，满额免除。',
    'Import tax is in the price, and nothing is asked of you at the door. Delivery is counted by boutique, and free above a sum.',
  ),
  [
    textSection(
      'times',
      localised('多久可以收到', 'How long it takes'),
      '<p>欧洲与日本的买手店发出后，约 5–8 个工作日送达。香港发出约 3–5 个工作日。标着“当日送达”的单品在上海保税仓，上午 11 点前下单，上海、北京、深圳当日可到，其他城市通常次日到。</p>',
      '<p>From boutiques in Europe and Japan, about 5 to 8 working days; from Hong Kong, 3 to 5. Pieces marked for same-day delivery are in our bonded warehouse in Shanghai: order before 11 in the morning and they arrive that day in Shanghai, Beijing and Shenzhen, and usually the next day elsewhere.</p>',
    ),
    textSection(
      'parcels',
      localised('为什么分几个包裹', 'Why there may be several parcels'),
      '<p>每件单品由收着它的那家买手店发出。一张订单里有几家店，就可能有几个包裹，各自清关，先后送达。</p>',
      '<p>Each piece is posted by the boutique that has it. An order from three boutiques may come as three parcels, cleared one by one and on different days.</p>',
    ),
    textSection(
      'fee',
      localised('配送费怎么算', 'How delivery is counted'),
      '<p>每家买手店计一份配送费，购物袋里写着还差多少可以免除。几家店的标准配送合计超过 ¥300 时，整单只收 ¥300；特快与当日达另加差价。</p>',
      '<p>Each boutique counts one fee, and the bag tells how much is missing until it is free. Where standard delivery from several boutiques comes to more than ¥300, the whole order pays ¥300; express and same-day delivery add their difference.</p>',
    ),
    textSection(
      'duty',
      localised('关税怎么算', 'How duty is counted'),
      '<p>关税与增值税已经算在页面价格里，结算页与订单里可以查看税费明细。税率若在下单后调整，差额由我们承担。</p>',
      '<p>Customs duty and value-added tax are in the price; checkout and the order list them. Should a rate change after you order, the difference is ours.</p>',
    ),
    textSection(
      'where',
      localised('可以送到哪里', 'Where we deliver'),
      '<p>目前送往中国大陆与香港。大陆收件人需要提供清关身份信息，<a href="/content/customs">原因写在这里</a>。</p>',
      '<p>For now, to the Chinese mainland and Hong Kong. On the mainland, customs needs the ID of whoever receives the parcel; <a href="/en/content/customs">the reasons are here</a>.</p>',
    ),
  ],
  askUs,
);

const returns = readingPage(
  'returns',
  localised('退换货', 'Returns'),
  localised(
    '签收后十四天内，免费上门取件退货。',
    'Within fourteen days of delivery we collect returns from your door, free of charge.',
  ),
  [
    textSection(
      'conditions',
      localised('怎样的可以退', 'What can go back'),
      '<p>没有穿过，没有洗过，吊牌、防盗扣与原店包装都在。鞋请在地毯上试。耳饰与贴身衣物拆封后不能退，质量问题除外。</p>',
      '<p>Anything unworn and unwashed, with its tags, seal and boutique box. Please try shoes on a carpet. Earrings and anything worn next to the skin cannot go back once opened, unless something is wrong with them.</p>',
    ),
    textSection(
      'how',
      localised('怎么退', 'How to send it back'),
      '<ol><li>在“我的订单”里选择要退的单品</li><li>选一个取件时间，上午或下午</li><li>装回原来的盒子，交给上门的人</li></ol><p>不需要自己填单，也不需要付运费。</p>',
      '<ol><li>Choose the piece under your orders</li><li>Choose a morning or an afternoon</li><li>Put it back in its box and hand it over</li></ol><p>There is no form to fill in and no postage to pay.</p>',
    ),
    textSection(
      'refund',
      localised('多久退款', 'When you are paid back'),
      '<p>买手店收到并验看后 3 个工作日内退回原支付方式。已缴的进口税费一并退还。</p>',
      '<p>Within 3 working days of the boutique receiving and checking it, to the account you paid from. The import tax comes back too.</p>',
    ),
    textSection(
      'exchange',
      localised('换尺码', 'Another size'),
      '<p>同一件商品往往只有一两件，所以我们不直接换货。请先退，再下单要的尺码；若只差一号，客服可以替您留 24 小时。</p>',
      '<p>There are often only one or two of a thing, so we do not exchange. Return it and order the size you want; if it is the neighbouring size, we can hold it for 24 hours.</p>',
    ),
  ],
  askUs,
);

const customs = readingPage(
  'customs',
  localised('清关身份信息', 'Personal ID for customs'),
  localised(
    '海关要核验收件人的身份。我们只在申报时使用，别处不用。',
    'Customs checks who a parcel is for. We use your ID for the declaration, and for nothing else.',
  ),
  [
    textSection(
      'why',
      localised('为什么需要', 'Why it is needed'),
      '<p>跨境个人物品入境，海关要求申报收件人的姓名与身份证号，并与收件信息一致。没有这一项，包裹会停在口岸。</p>',
      '<p>For goods sent to a person across the border, customs requires the name and ID number of whoever receives them, matching the address label. Without it a parcel waits at the port.</p>',
    ),
    textSection(
      'what',
      localised('要提供什么', 'What to give'),
      '<ul><li>收件人姓名，与身份证一致</li><li>18 位身份证号码</li><li>部分口岸需要身份证正反面照片</li></ul>',
      '<ul><li>The name of the recipient, as on the ID card</li><li>The 18-digit ID number</li><li>For some ports, a photograph of both sides of the card</li></ul>',
    ),
    textSection(
      'kept',
      localised('怎么保存', 'How it is kept'),
      '<p>号码与照片加密保存，页面上只显示首尾几位。您可以随时删除；删除后，下次清关需要重新填写。</p>',
      '<p>The number and the photographs are stored encrypted, and only the first and last digits are ever shown. You may delete them at any time; customs will then ask again with your next parcel.</p>',
    ),
    textSection(
      'status',
      localised('清关到哪一步了', 'Where it has got to'),
      '<p>订单详情里有一条时间线：已申报、查验中、已放行。停留超过三天，我们会先联系您。</p>',
      '<p>Every order has a timeline: declared, under inspection, released. If it stands still for three days, we will write to you before you need to ask.</p>',
    ),
  ],
  askUs,
);

const sizes = readingPage(
  'sizes',
  localised('怎么量尺码', 'How to measure'),
  localised(
    '量一件合身的旧衣，比量人更准。',
    'Measure something that already fits. It is more honest than a tape round the body.',
  ),
  [
    textSection(
      'flat',
      localised('平铺着量', 'Lay it flat'),
      '<p>每件商品都有平铺测量的尺寸，单位厘米。拿一件自己常穿的，平放，对着量：肩宽从缝到缝，胸围从腋下横量乘二，衣长从后领正中到下摆。</p>',
      '<p>Every piece here is measured flat, in centimetres. Take one you like to wear, lay it down and compare: shoulder from seam to seam, chest across under the arms and doubled, length from the back of the collar to the hem.</p>',
    ),
    textSection(
      'scales',
      localised('不同的标法', 'The different scales'),
      '<p>法码、意码、英码各差一两号。女装法码 38，约等于意码 42、英码 10。男装西装意码 48，约等于英码 38。字母码按品牌自己的习惯，请看测量表。</p>',
      '<p>French, Italian and British sizes are a step or two apart. For women, a French 38 is about an Italian 42 and a British 10. For men, an Italian 48 jacket is about a British 38. Letters follow each house; trust the table.</p>',
    ),
    textSection(
      'children',
      localised('孩子量身高', 'For children, height'),
      '<p>童装尺码就是身高，110 给身高 105 到 110 厘米的孩子。在两个尺码之间，选大的。袖口和裤脚多半留了两寸可放。</p>',
      '<p>Our sizes for children are heights: 110 is for a child between 105 and 110 centimetres. Between two, take the larger. Most cuffs and hems have two inches to let down.</p>',
    ),
    textSection(
      'shoes',
      localised('鞋', 'Shoes'),
      '<p>傍晚量脚，脚会比早上大一点。把脚跟靠墙，量到最长的脚趾，和测量表里的内长比，留半厘米。</p>',
      '<p>Measure in the evening, when feet are at their largest. Heel to the wall, measure to the longest toe, compare with the insole in the table, and leave half a centimetre.</p>',
    ),
  ],
  askUs,
);

/** The customer service pages that the footer links to. */
export const servicePages = [delivery, returns, customs, sizes];
