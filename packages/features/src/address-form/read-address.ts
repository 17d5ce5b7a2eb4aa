import type { CountryState } from '@vitrine/contract';
import { isZipCode } from '@vitrine/kit';
import type { AddressDraft } from './draft.ts';

type Read = Partial<
  Pick<
    AddressDraft,
    'name' | 'mobile' | 'stateId' | 'city' | 'district' | 'addressLine' | 'zipCode'
  >
>;

/** What people write before the parts: 收货人：, 手机号码:, 所在地区: . */
const LABEL =
  /(?:收[货件]人|姓名|联系人|联系电话|联系方式|手机号码?|电话(?:号码)?|所在地区|详细地址|收货地址|地址|邮政编码|邮编)\s*[:：]/g;
const MOBILE = /(?:\+?86[- ]?)?(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)/;
const NAME = /^[一-鿿·]{2,5}$/;
const PLACE = /[省市区县镇乡路街道巷弄号楼室村]/;
const CITY = /^(.{1,10}?(?:自治州|地区|盟|市))/;
const DISTRICT = /^(.{1,10}?(?:自治县|自治旗|区|县|旗|市))/;
const SHORT = /(?:壮族|回族|维吾尔)?(?:自治区|省|市)$/;

const zipIn = (text: string): string | undefined =>
  text.match(/\d+/g)?.find((digits) => isZipCode(digits));

/** Province, city and district from the front of an address; the rest is its line. */
function placed(text: string, states: readonly CountryState[]): Read {
  const state = states.find(({ name }) => text.startsWith(name.replace(SHORT, '')));
  if (!state) return text === '' ? {} : { addressLine: text };
  const short = state.name.replace(SHORT, '');
  const isCity = state.name.endsWith('市');
  const whole = text.startsWith(state.name) ? state.name : short;
  let rest = text.slice(whole.length);
  // 上海市上海市徐汇区: shops like to write both.
  if (isCity && rest.startsWith(state.name)) rest = rest.slice(state.name.length);
  const city = isCity ? state.name : CITY.exec(rest)?.[1];
  if (!isCity && city) rest = rest.slice(city.length);
  const district = DISTRICT.exec(rest)?.[1];
  return {
    stateId: state.id,
    ...(city ? { city } : {}),
    ...(district ? { district } : {}),
    addressLine: rest.slice(district?.length ?? 0).trim(),
  };
}

/**
 * What can be told of an address that was copied from somewhere, as people send it to each other.
 *
 * @example readAddress('林知夏 13800138000 上海市徐汇区武康路12弄3号502室', states)
 */
export function readAddress(text: string, states: readonly CountryState[]): Read {
  const isProvince = (part: string): boolean =>
    states.some(({ name }) => name.replace(SHORT, '') === part);
  const unlabelled = text.replace(LABEL, ' ');
  const mobile = MOBILE.exec(unlabelled)?.[1];
  const withoutMobile = unlabelled.replace(MOBILE, ' ');
  const zipCode = zipIn(withoutMobile);
  const words = zipCode ? withoutMobile.replace(zipCode, ' ') : withoutMobile;
  const parts = words.split(/[\s,，;；。]+/).filter(Boolean);
  const name = parts.find((part) => NAME.test(part) && !PLACE.test(part) && !isProvince(part));
  const address = parts.filter((part) => part !== name).join('');
  return {
    ...(name ? { name } : {}),
    ...(mobile ? { mobile: mobile.replace(/[- ]/g, '') } : {}),
    ...(zipCode ? { zipCode } : {}),
    ...placed(address, states),
  };
}
