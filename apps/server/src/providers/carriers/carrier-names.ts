import { type Localised, localised } from '@vitrine/kit';

/** The carriers that luxury shops use, by the codes of Kuaidi100. */
const CARRIER_NAMES: ReadonlyMap<string, Localised> = new Map(
  Object.entries({
    shunfeng: localised('顺丰速运', 'SF Express'),
    ems: localised('EMS', 'EMS'),
    jd: localised('京东物流', 'JD Logistics'),
    yuantong: localised('圆通速递', 'YTO Express'),
    zhongtong: localised('中通快递', 'ZTO Express'),
    shentong: localised('申通快递', 'STO Express'),
    yunda: localised('韵达快递', 'Yunda Express'),
    debangkuaidi: localised('德邦快递', 'Deppon'),
    youzhengguonei: localised('中国邮政', 'China Post'),
    dhl: localised('DHL', 'DHL'),
    fedex: localised('FedEx', 'FedEx'),
    ups: localised('UPS', 'UPS'),
  }),
);

export const CARRIER_CODES: readonly string[] = [...CARRIER_NAMES.keys()];

/** The name of a carrier; one that is not listed is shown by its code. */
export const getCarrierLabel = (code: string): Localised =>
  CARRIER_NAMES.get(code) ?? localised(code, code);
