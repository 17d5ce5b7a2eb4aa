import { SALES } from '../../sets/sales.ts';
import { toSale } from '../links.ts';
import type { Translate } from '../translate.ts';
import { entry, type PageEntry } from './page-plan.ts';

/** The promotion bar at the top of a campaign page. */
export const promotions = (t: Translate): PageEntry =>
  entry('pos', 'promotions', {
    moduleName: t('促销与承诺', 'Promotions and promises'),
    spacing: 'none',
    items: [
      {
        text: t('典藏特惠进行中，五折起', 'The archive is open, up to half off'),
        link: toSale(SALES.archive),
      },
      {
        text: t('所有价格已含进口税费', 'Every price includes import tax'),
        popupTitle: t('价格里有什么', 'What a price includes'),
        popupContent: t(
          '<p>页面价格已含关税与增值税，签收时无需另付。配送费按买手店计，在购物袋里写明。</p><p>结算页会再列一遍明细，数字与这里相同。</p>',
          '<p>Duty and value-added tax are in the price. Nothing is asked of you at the door. Delivery is counted by boutique, and told in the bag.</p><p>Checkout lists them again, and the figures are the same.</p>',
        ),
      },
      {
        text: t('保税仓现货，三城当日送达', 'Some pieces arrive today, in three cities'),
        popupTitle: t('当日送达', 'Same-day delivery'),
        popupContent: t(
          '<p>标记“当日送达”的单品在上海保税仓。上午 11 点前下单，上海、北京、深圳当日可到。</p><p>其他城市通常次日到。清关已在入仓时完成。</p>',
          '<p>Pieces marked for same-day delivery are in our bonded warehouse in Shanghai. Order before 11 in the morning and they arrive that day in Shanghai, Beijing and Shenzhen.</p><p>Elsewhere it is usually the next day. Customs was done when they came in.</p>',
        ),
      },
    ],
  });
