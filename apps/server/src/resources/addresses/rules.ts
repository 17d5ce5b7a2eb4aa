import { isMobile, type Language, type ShippingCountryCode } from '@vitrine/kit';
import type { FieldError } from '../../http/api-problem.ts';

/** Limits abuse by scripts; shoppers need fewer. */
export const MAX_ADDRESSES = 20;

export interface AddressFields {
  mobile: string;
  mobileCountry: ShippingCountryCode;
  countryCode: ShippingCountryCode;
  city: string | undefined;
  district: string | undefined;
  zipCode: string | null;
}

/** The part of a state that validation needs. */
export interface AddressState {
  countryId: string;
  code: string;
}

const FIELD_MESSAGES = {
  mobile: { zh: '手机号格式不正确', en: 'must be a mobile number' },
  state: { zh: '请选择该地区的省份', en: 'must be one of the states of the country' },
  hongKong: { zh: '寄往香港请选择“中国香港”', en: 'choose Hong Kong as the country instead' },
  unserved: { zh: '暂不支持寄往该地区', en: 'is not served yet' },
  city: { zh: '请填写城市', en: 'is required' },
  district: { zh: '请填写区县', en: 'is required' },
  zipCode: { zh: '请填写六位邮政编码', en: 'is required: six digits' },
};

/** Provinces of the country list that the shop does not ship to. */
const UNSERVED_STATES = ['TW', 'MO'];

function findStateFault(state: AddressState | undefined, countryId: string) {
  if (state?.countryId !== countryId) return FIELD_MESSAGES.state;
  if (state.code === 'HK') return FIELD_MESSAGES.hongKong;
  return UNSERVED_STATES.includes(state.code) ? FIELD_MESSAGES.unserved : undefined;
}

/** Validates an address as a whole, after the contract has validated each field. Returns its faults. */
export function validateAddress(
  fields: AddressFields,
  state: AddressState | undefined,
  countryId: string,
  language: Language,
): FieldError[] {
  const isMainland = fields.countryCode === 'CN';
  const faults = {
    mobile: isMobile(fields.mobileCountry, fields.mobile) ? undefined : FIELD_MESSAGES.mobile,
    stateId: findStateFault(state, countryId),
    city: isMainland && !fields.city ? FIELD_MESSAGES.city : undefined,
    district: isMainland && !fields.district ? FIELD_MESSAGES.district : undefined,
    zipCode: isMainland && !fields.zipCode ? FIELD_MESSAGES.zipCode : undefined,
  };
  return Object.entries(faults).flatMap(([path, message]) =>
    message
      ? [{ path: `body.${path}`, message: language === 'zh-CN' ? message.zh : message.en }]
      : [],
  );
}
