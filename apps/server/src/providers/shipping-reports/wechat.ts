import { formatBeijingTime } from '../payments/wechat/create-transaction.ts';
import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { ReportedParcel, ShippingReportsPort } from './port.ts';

type Keys = NonNullable<ProviderSettings['wechatMini']>;

/** WeChat's codes of the carriers. It takes other parcels as those of an unnamed carrier. */
const CARRIERS: ReadonlyMap<string, string> = new Map([
  ['shunfeng', 'SF'],
  ['ems', 'EMS'],
  ['jd', 'JD'],
  ['yuantong', 'YTO'],
  ['zhongtong', 'ZTO'],
  ['shentong', 'STO'],
  ['yunda', 'YUNDA'],
  ['debangkuaidi', 'DB'],
  ['youzhengguonei', 'YZPY'],
  ['dhl', 'DHL'],
  ['fedex', 'FEDEX'],
  ['ups', 'UPS'],
]);
const OTHER_CARRIER = 'OTHERS';

const TRANSACTION_ID = 2;
const EXPRESS = 1;
const DELIVERY_MODE = { only: 1, oneOfSeveral: 2 } as const;
const MAX_DESCRIPTION_LENGTH = 120;

/** All parcels are reported, or nothing changed since the last report: what a repeated report meets. */
const KNOWN = new Set(['10060002', '10060023']);
/** The payment is not known yet, or WeChat has a fault: a later report may pass. */
const LATER = new Set(['10060001', '10060012', '10060019']);

const maskMobile = (mobile: string) => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

const createBody = (parcel: ReportedParcel, now: number) => ({
  order_key: { order_number_type: TRANSACTION_ID, transaction_id: parcel.transactionId },
  logistics_type: EXPRESS,
  delivery_mode: parcel.isOnly ? DELIVERY_MODE.only : DELIVERY_MODE.oneOfSeveral,
  is_all_delivered: parcel.isLast,
  shipping_list: [
    {
      tracking_no: parcel.trackingNumber,
      express_company: CARRIERS.get(parcel.carrier) ?? OTHER_CARRIER,
      item_desc: parcel.description.slice(0, MAX_DESCRIPTION_LENGTH),
      contact: { receiver_contact: maskMobile(parcel.mobile) },
    },
  ],
  upload_time: formatBeijingTime(new Date(now)),
  payer: { openid: parcel.payer },
});

/** Reports parcels to the shipping records of a WeChat mini-program. */
export function wechatShippingReports(
  keys: Keys,
  options: WechatOptions = {},
): ShippingReportsPort {
  const { now = Date.now } = options;
  const token = wechatToken(keys, options);
  const send = (parcel: ReportedParcel) =>
    token.withToken(async (access_token) =>
      readWechat(
        await requestProviderJson({
          url: wechatUrl(options, '/wxa/sec/order/upload_shipping_info', { access_token }),
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(createBody(parcel, now())),
          ...options,
        }),
      ),
    );
  return {
    async report(parcel) {
      try {
        await send(parcel);
      } catch (error) {
        if (!(error instanceof ProviderError && error.code)) throw error;
        if (KNOWN.has(error.code)) return;
        if (!LATER.has(error.code)) throw error;
        throw new ProviderError('busy', 'WeChat takes the parcel later', error.code, error);
      }
    },
  };
}
