import type { Messages } from '@vitrine/kit';

interface ChosenWords {
  address: string;
  addressNeeded: string;
  addAddress: string;
  chooseAddress: string;
  useAddress: string;
  savedAddresses: string;
  isDefault: string;
  identity: string;
  identityNeeded: string;
  identityNote: string;
  addPerson: string;
  choosePerson: string;
  addPhotos: string;
  usePerson: string;
  savedPeople: string;
  managePeople: string;
  /** {name} that the parcel is for. */
  nameDiffers: string;
  offers: string;
  code: string;
  use: string;
  remove: string;
  codeWrong: string;
  /** {amount} that it takes off. */
  applied: string;
  coupons: string;
  /** {n} of them. */
  couponCount: string;
  noCoupons: string;
  noCouponsHint: string;
  /** {date} of the last day. */
  until: string;
  /** {value} that it takes off. */
  moneyOff: string;
  /** {tenths} of the price, or {percent} off it. */
  percentOff: string;
  freeDelivery: string;
  /** {value} that must be spent. */
  above: string;
  withoutCoupon: string;
  change: string;
  /** They begin with the word that is seen, so that it can be spoken. */
  changeAddress: string;
  changePerson: string;
}

/** Of whom it goes to, who clears it through customs, and what is taken off it. */
export const chosenWords: Messages<ChosenWords> = {
  'zh-CN': {
    address: '收货地址',
    addressNeeded: '请先添加收货地址',
    addAddress: '新增地址',
    chooseAddress: '选择收货地址',
    useAddress: '保存并使用',
    savedAddresses: '已有地址',
    isDefault: '默认',
    identity: '清关身份信息',
    identityNeeded: '海关需要收件人的身份信息',
    identityNote: '须与收件人一致，仅用于海关申报，加密保存。',
    addPerson: '新增清关人',
    choosePerson: '选择清关人',
    addPhotos: '补充证件照片',
    usePerson: '保存并使用',
    savedPeople: '已有清关人',
    managePeople: '管理清关人',
    nameDiffers: '收件人是{name}，清关人须为同一人',
    offers: '优惠码与礼券',
    code: '优惠码',
    use: '使用',
    remove: '移除',
    codeWrong: '优惠码为 3 至 32 位字母、数字或短横线',
    applied: '已使用，减 {amount}',
    coupons: '我的礼券',
    couponCount: '{n} 张可用',
    noCoupons: '还没有礼券',
    noCouponsHint: '领到的礼券会放在这里',
    until: '至\u00a0{date}',
    moneyOff: '减 {value}',
    percentOff: '{tenths} 折',
    freeDelivery: '免配送费',
    above: '满 {value} 可用',
    withoutCoupon: '不使用礼券',
    change: '更换',
    changeAddress: '更换收货地址',
    changePerson: '更换清关人',
  },
  'en-US': {
    address: 'Delivery address',
    addressNeeded: 'Please add an address first',
    addAddress: 'New address',
    chooseAddress: 'Choose an address',
    useAddress: 'Save and use',
    savedAddresses: 'Saved addresses',
    isDefault: 'Default',
    identity: 'Personal ID for customs',
    identityNeeded: 'Customs need the personal ID of the recipient',
    identityNote: 'It must be the recipient. Used for customs only, and stored encrypted.',
    addPerson: 'New person',
    choosePerson: 'Choose a person',
    usePerson: 'Save and use',
    savedPeople: 'Saved people',
    managePeople: 'Manage saved people',
    nameDiffers: 'The parcel is for {name}; the person must be the same',
    addPhotos: 'Add the photos of the card',
    offers: 'Promo code and coupons',
    code: 'Promo code',
    use: 'Apply',
    remove: 'Remove',
    codeWrong: 'A code has 3 to 32 letters, digits or dashes',
    applied: 'Applied, {amount} off',
    coupons: 'My coupons',
    couponCount: '{n} to use',
    noCoupons: 'No coupons yet',
    noCouponsHint: 'Coupons that you claim wait here.',
    until: 'Until\u00a0{date}',
    moneyOff: '{value} off',
    percentOff: '{percent}% off',
    freeDelivery: 'Free delivery',
    above: 'From {value}',
    withoutCoupon: 'Use no coupon',
    change: 'Change',
    changeAddress: 'Change the address',
    changePerson: 'Change the person',
  },
};
