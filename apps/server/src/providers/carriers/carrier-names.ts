import type { Localised } from '@vitrine/kit';

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

/** The carriers that luxury shops use, by the codes of Kuaidi100. */
const CARRIER_NAMES: ReadonlyMap<string, Localised> = new Map(
  Object.entries({
    shunfeng: both('顺丰速运', 'SF Express'),
    ems: both('EMS', 'EMS'),
    jd: both('京东物流', 'JD Logistics'),
    yuantong: both('圆通速递', 'YTO Express'),
    zhongtong: both('中通快递', 'ZTO Express'),
    shentong: both('申通快递', 'STO Express'),
    yunda: both('韵达快递', 'Yunda Express'),
    debangkuaidi: both('德邦快递', 'Deppon'),
    youzhengguonei: both('中国邮政', 'China Post'),
    dhl: both('DHL', 'DHL'),
    fedex: both('FedEx', 'FedEx'),
    ups: both('UPS', 'UPS'),
  }),
);

export const CARRIER_CODES: readonly string[] = [...CARRIER_NAMES.keys()];

/** The name of a carrier; one that is not listed is shown by its code. */
export const getCarrierLabel = (code: string): Localised =>
  CARRIER_NAMES.get(code) ?? both(code, code);
