import { defineMessages } from '@vitrine/kit';

export const previewMessages = defineMessages({
  'zh-CN': {
    preview: '预览',
    women: '女士',
    men: '男士',
    kids: '儿童',
    benefits: '权益 {codes}',
    visitors: { new: '新访客', returning: '回访' },
    armB: 'B 版',
    now: '当前时间',
    expires: '{time} 失效',
    platforms: {
      web: '网页',
      wechat: '微信内网页',
      minip: '微信小程序',
      ttmp: '抖音小程序',
      alimp: '支付宝小程序',
      ios: 'iOS 应用',
      android: 'Android 应用',
    },
  },
  'en-US': {
    preview: 'Preview',
    women: 'Women',
    men: 'Men',
    kids: 'Kids',
    benefits: 'Benefits {codes}',
    visitors: { new: 'New visitor', returning: 'Returning' },
    armB: 'Version B',
    now: 'The present time',
    expires: 'Ends {time}',
    platforms: {
      web: 'Browser',
      wechat: 'Browser of WeChat',
      minip: 'WeChat mini-program',
      ttmp: 'Douyin mini-program',
      alimp: 'Alipay mini-program',
      ios: 'iOS app',
      android: 'Android app',
    },
  },
});
