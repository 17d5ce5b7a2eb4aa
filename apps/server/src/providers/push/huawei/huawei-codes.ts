import type { VendorCodes } from '../answer-code.ts';

/** Codes that Huawei's and Honor's services share. */
export const HUAWEI_CODES: VendorCodes = {
  accepted: new Set(['80000000']),
  busy: new Set(['81000001', '80600003', '80300029']),
};

export const HUAWEI_EXPIRED: ReadonlySet<string> = new Set([
  '80200001',
  '80200003',
  '80200005',
  '401',
]);

const NO_TOKEN: ReadonlySet<string> = new Set(['80100000', '80300007']);

/** Reasons for which every device of the shop is refused, so that the device is not to blame. */
const FAULT_OF_SHOP = /noRight|noPushTypeRight|appinfoError|penalty|countryNotSupport/i;

export const UNKNOWN_DEVICE = 'unknown-device';

/** The code of an answer, or UNKNOWN_DEVICE when the token of the one device is the reason. */
export function readHuaweiCode(body: Readonly<Record<string, unknown>>, status: number): string {
  const code = body.code === undefined ? String(status) : String(body.code);
  const isDevice = NO_TOKEN.has(code) && !FAULT_OF_SHOP.test(JSON.stringify(body));
  return isDevice ? UNKNOWN_DEVICE : code;
}
