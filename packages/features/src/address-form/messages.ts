import type { Messages } from '@vitrine/kit';
import type { AddressField } from './draft.ts';

interface AddressFormMessages {
  form: string;
  country: string;
  paste: string;
  pasteHint: string;
  read: string;
  nothingRead: string;
  choose: string;
  region: string;
  optional: string;
  zipHint: string;
  isDefault: string;
  defaultHint: string;
  save: string;
  failed: string;
  statesFailed: string;
  retry: string;
  names: Record<AddressField, string>;
  faults: Record<AddressField, string>;
}

export const messages: Messages<AddressFormMessages> = {
  'zh-CN': {
    form: '收货地址',
    country: '国家或地区',
    paste: '粘贴整段地址',
    pasteHint: '姓名、手机号、地址可一并粘贴，自动填入下方',
    read: '识别并填入',
    nothingRead: '没有认出地址，请在下方填写',
    choose: '请选择',
    region: '分区',
    optional: '选填',
    zipHint: '不填则使用本省通用邮编',
    isDefault: '设为默认地址',
    defaultHint: '结算时首先选用',
    save: '保存地址',
    failed: '暂时没能保存，请检查网络后再试',
    statesFailed: '省份没有加载出来',
    retry: '重新加载',
    names: {
      name: '收件人',
      mobile: '手机号',
      stateId: '省份',
      city: '城市',
      district: '区县',
      addressLine: '详细地址',
      zipCode: '邮政编码',
    },
    faults: {
      name: '请填写收件人姓名，与证件一致',
      mobile: '请填写内地或香港的手机号',
      stateId: '请选择省份或分区',
      city: '请填写城市',
      district: '请填写区县',
      addressLine: '请填写街道、楼号与房号',
      zipCode: '邮政编码为 6 位数字',
    },
  },
  'en-US': {
    form: 'Delivery address',
    country: 'Country or region',
    paste: 'Paste a whole address',
    pasteHint: 'Name, mobile and address together; we fill in the fields below',
    read: 'Fill in the fields',
    nothingRead: 'No address found in it. Please fill in the fields below.',
    choose: 'Choose',
    region: 'District',
    optional: 'Optional',
    zipHint: 'Left empty, the general code of the province is used',
    isDefault: 'Make this my default address',
    defaultHint: 'Chosen first at checkout',
    save: 'Save address',
    failed: 'The address could not be saved. Check your connection and try again.',
    statesFailed: 'The provinces did not load',
    retry: 'Try again',
    names: {
      name: 'Recipient',
      mobile: 'Mobile',
      stateId: 'Province',
      city: 'City',
      district: 'District',
      addressLine: 'Street, building and flat',
      zipCode: 'Postcode',
    },
    faults: {
      name: 'Enter the name as it is on the ID card',
      mobile: 'Enter a mobile of mainland China or Hong Kong',
      stateId: 'Choose a province or district',
      city: 'Enter the city',
      district: 'Enter the district',
      addressLine: 'Enter street, building and flat',
      zipCode: 'A postcode has six digits',
    },
  },
};
