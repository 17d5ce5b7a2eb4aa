import { isMobile, type Language, type ShippingCountryCode } from '@vitrine/kit';
import type { FieldError } from '../../http/api-error.ts';

/** Nobody chooses among more; a book that grows for ever is somebody's script. */
export const MAX_ADDRESSES = 20;

export interface AddressFields {
  mobile: string;
  mobileCountry: ShippingCountryCode;
  countryCode: ShippingCountryCode;
  city: string | undefined;
  district: string | undefined;
  zipCode: string | null;
}

/** A state as far as an address is concerned. */
export interface AddressState {
  countryId: string;
  code: string;
}

const WORDS = {
  mobile: { zh: '手机号格式不正确', en: 'must be a mobile number' },
  state: { zh: '请选择该地区的省份', en: 'must be one of the states of the country' },
  hongKong: { zh: '寄往香港请选择“中国香港”', en: 'choose Hong Kong as the country instead' },
  unserved: { zh: '暂不支持寄往该地区', en: 'is not served yet' },
  city: { zh: '请填写城市', en: 'is required' },
  district: { zh: '请填写区县', en: 'is required' },
  zipCode: { zh: '请填写六位邮政编码', en: 'is required: six digits' },
};

/** Provinces in the list of the country that the shop does not ship to. */
const UNSERVED = ['TW', 'MO'];

function stateFault(state: AddressState | undefined, countryId: string) {
  if (state?.countryId !== countryId) return WORDS.state;
  if (state.code === 'HK') return WORDS.hongKong;
  return UNSERVED.includes(state.code) ? WORDS.unserved : undefined;
}

/** What is wrong with an address as a whole; its single fields are as the contract wants them. */
export function addressFaults(
  fields: AddressFields,
  state: AddressState | undefined,
  countryId: string,
  language: Language,
): FieldError[] {
  const isMainland = fields.countryCode === 'CN';
  const faults = {
    mobile: isMobile(fields.mobileCountry, fields.mobile) ? undefined : WORDS.mobile,
    stateId: stateFault(state, countryId),
    city: isMainland && !fields.city ? WORDS.city : undefined,
    district: isMainland && !fields.district ? WORDS.district : undefined,
    zipCode: isMainland && !fields.zipCode ? WORDS.zipCode : undefined,
  };
  return Object.entries(faults).flatMap(([path, words]) =>
    words ? [{ path: `body.${path}`, message: language === 'zh-CN' ? words.zh : words.en }] : [],
  );
}
