import { defineMessages } from '@vitrine/kit';

/** Whom a variant of a page is for. */
export const targetMessages = defineMessages({
  everybody: ['所有人', 'Everybody'],
  any: ['不限', 'Any'],
  country: ['国家或地区', 'Country'],
  countryRule: ['请填写两个大写字母，如 CN', 'Two capital letters, for example CN'],
  gender: ['性别', 'Gender'],
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['儿童', 'Kids'],
  },
  benefit: ['会员权益编号', 'Code of a benefit'],
  platform: ['打开方式', 'Opened in'],
  platforms: {
    web: ['网页', 'Browser'],
    wechat: ['微信内网页', 'Browser of WeChat'],
    minip: ['微信小程序', 'WeChat mini-program'],
    ttmp: ['抖音小程序', 'Douyin mini-program'],
    alimp: ['支付宝小程序', 'Alipay mini-program'],
    ios: ['iOS 应用', 'iOS app'],
    android: ['Android 应用', 'Android app'],
    harmony: ['HarmonyOS 应用', 'HarmonyOS app'],
  },
  visitor: ['新客或回访', 'New or returning'],
  visitorHint: [
    '今天（北京时间）首次到访的是新访客',
    'New visitors come for the first time today, in Beijing',
  ],
  visitors: {
    new: ['新访客', 'New visitors'],
    returning: ['回访', 'Returning visitors'],
  },
  arm: ['版本', 'Version'],
  arms: {
    a: ['A 版', 'Version A'],
    b: ['B 版', 'Version B'],
  },
});
