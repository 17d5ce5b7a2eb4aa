import { defineMessages } from '@vitrine/kit';

export const previewMessages = defineMessages({
  preview: ['预览', 'Preview'],
  women: ['女士', 'Women'],
  men: ['男士', 'Men'],
  kids: ['儿童', 'Kids'],
  benefits: ['权益 {codes}', 'Benefits {codes}'],
  visitors: {
    new: ['新访客', 'New visitor'],
    returning: ['回访', 'Returning'],
  },
  armB: ['B 版', 'Version B'],
  now: ['当前时间', 'The present time'],
  expires: ['{time} 失效', 'Ends {time}'],
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
});
