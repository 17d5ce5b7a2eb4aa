import { defineMessages } from '@vitrine/kit';

/** The texts of the address, personal ID and offers sections. */
export const sectionMessages = defineMessages({
  address: ['收货地址', 'Delivery address'],
  addressNeeded: ['请先添加收货地址', 'Please add an address first'],
  addAddress: ['新增地址', 'New address'],
  chooseAddress: ['选择收货地址', 'Choose an address'],
  saveAddress: ['保存并使用', 'Save and use'],
  savedAddresses: ['已有地址', 'Saved addresses'],
  isDefault: ['默认', 'Default'],
  personalId: ['清关身份信息', 'Personal ID for customs'],
  personalIdNeeded: ['海关需要收件人的身份信息', 'Customs need the personal ID of the recipient'],
  personalIdNote: [
    '须与收件人一致，仅用于海关申报，加密保存。',
    'It must be the recipient. Used for customs only, and stored encrypted.',
  ],
  addPersonalId: ['新增清关人', 'New person'],
  choosePersonalId: ['选择清关人', 'Choose a person'],
  addPhotos: ['补充证件照片', 'Add the photos of the card'],
  savePersonalId: ['保存并使用', 'Save and use'],
  savedPersonalIds: ['已有清关人', 'Saved people'],
  managePersonalIds: ['管理清关人', 'Manage saved people'],
  /** {name}: the recipient. */
  nameDiffers: [
    '收件人是{name}，清关人须为同一人',
    'The parcel is for {name}; the person must be the same',
  ],
  offers: ['优惠码与礼券', 'Promo code and coupons'],
  code: ['优惠码', 'Promo code'],
  use: ['使用', 'Apply'],
  remove: ['移除', 'Remove'],
  codeWrong: [
    '优惠码为 3 至 32 位字母、数字或短横线',
    'A code has 3 to 32 letters, digits or dashes',
  ],
  /** {amount}: the discount. */
  applied: ['已使用，减 {amount}', 'Applied, {amount} off'],
  /** {name}: the coupon; {code}: the promo code that it replaces. */
  codeReplaced: [
    '已改用“{name}”，优惠码 {code} 不再生效',
    '“{name}” takes the place of the code {code}',
  ],
  undo: ['撤销', 'Undo'],
  coupons: ['我的礼券', 'My coupons'],
  /** {n}: how many. */
  couponCount: ['{n} 张可用', '{n} to use'],
  noCoupons: ['还没有礼券', 'No coupons yet'],
  noCouponsHint: ['领到的礼券会放在这里', 'Coupons that you claim wait here.'],
  /** {date}: the last day. */
  until: ['至\u00a0{date}', 'Until\u00a0{date}'],
  /** {value}: the discount. */
  moneyOff: ['减 {value}', '{value} off'],
  /** {tenths}: tenths of the price that remain; {percent}: percent off. */
  percentOff: ['{tenths} 折', '{percent}% off'],
  freeDelivery: ['免配送费', 'Free delivery'],
  /** {value}: the minimum spend. */
  minimumSpend: ['满 {value} 可用', 'From {value}'],
  withoutCoupon: ['不使用礼券', 'Use no coupon'],
  change: ['更换', 'Change'],
  /** Accessible names begin with the visible text, for voice control. */
  changeAddress: ['更换收货地址', 'Change the address'],
  changePersonalId: ['更换清关人', 'Change the person'],
});
