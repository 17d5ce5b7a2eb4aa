import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  form: ['收货地址', 'Delivery address'],
  country: ['国家或地区', 'Country or region'],
  paste: ['粘贴整段地址', 'Paste a whole address'],
  pasteHint: [
    '姓名、手机号、地址可一并粘贴，自动填入下方',
    'Name, mobile and address together; we fill in the fields below',
  ],
  read: ['识别并填入', 'Fill in the fields'],
  books: {
    wechat: ['使用微信地址', 'Use my WeChat address'],
    douyin: ['使用抖音地址', 'Use my Douyin address'],
    alipay: ['使用支付宝地址', 'Use my Alipay address'],
  },
  bookFailed: [
    '没能打开地址簿，请在下方填写',
    'The address book did not open. Please fill in the fields below.',
  ],
  nothingRead: [
    '没有认出地址，请在下方填写',
    'No address found in it. Please fill in the fields below.',
  ],
  readFailed: [
    '暂时没能识别，请再试一次或在下方填写',
    'That did not work. Try again, or fill in the fields below.',
  ],
  choose: ['请选择', 'Choose'],
  region: ['分区', 'District'],
  optional: ['选填', 'Optional'],
  zipHint: ['不填则使用本省通用邮编', 'Left empty, the general code of the province is used'],
  isDefault: ['设为默认地址', 'Make this my default address'],
  defaultHint: ['结算时首先选用', 'Chosen first at checkout'],
  save: ['保存地址', 'Save address'],
  failed: [
    '暂时没能保存，请检查网络后再试',
    'The address could not be saved. Check your connection and try again.',
  ],
  statesFailed: ['省份没有加载出来', 'The provinces did not load'],
  retry: ['重新加载', 'Try again'],
  names: {
    name: ['收件人', 'Recipient'],
    mobile: ['手机号', 'Mobile'],
    stateId: ['省份', 'Province'],
    city: ['城市', 'City'],
    district: ['区县', 'District'],
    addressLine: ['详细地址', 'Street, building and flat'],
    zipCode: ['邮政编码', 'Postcode'],
  },
  faults: {
    name: ['请填写收件人姓名，与证件一致', 'Enter the name as it is on the ID card'],
    mobile: ['请填写内地或香港的手机号', 'Enter a mobile of mainland China or Hong Kong'],
    stateId: ['请选择省份或分区', 'Choose a province or district'],
    city: ['请选择城市', 'Choose the city'],
    district: ['请选择区县', 'Choose the district'],
    addressLine: ['请填写街道、楼号与房号', 'Enter street, building and flat'],
    zipCode: ['邮政编码为 6 位数字', 'A postcode has six digits'],
  },
});
