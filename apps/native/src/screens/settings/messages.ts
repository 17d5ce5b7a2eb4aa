import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  titles: {
    settings: ['设置', 'Settings'],
    collectedData: ['个人信息收集清单', 'Personal data we collect'],
    sdks: ['第三方 SDK 清单', 'Third-party SDKs'],
  },
  personal: ['个性化与消息', 'Made for you'],
  personalFailed: ['个性化设置没有加载', 'These settings could not be loaded'],
  pushes: ['推送消息', 'Push messages'],
  pushesHint: ['订单进展、到货与降价提醒', 'Orders, restocked items and lower prices'],
  pushesDenied: [
    '系统未允许本应用发送通知，打开开关将前往系统设置',
    'Your phone does not let this app notify you; the switch opens its settings',
  ],
  failed: [
    '暂时无法完成，请检查网络后再试',
    'That did not work just now. Check your connection and try again.',
  ],
  privacy: ['隐私', 'Privacy'],
  policy: ['隐私政策', 'Privacy policy'],
  terms: ['用户协议', 'Terms'],
  agree: ['同意隐私政策', 'Agree to the privacy policy'],
  withdraw: ['撤回同意', 'Withdraw consent'],
  withdrawHint: [
    '撤回后您将退出登录，本机保存的登录、浏览与搜索记录会被清除，只能浏览商品。撤回不影响此前已处理的信息与订单；账户仍在，可另行注销。',
    'You will be signed out, and what this device keeps of your sign-in, views and searches is deleted; you can then only browse. What was done with your data before stays lawful, and orders go on. Your account remains until you erase it.',
  ],
  withdrawAction: ['确认撤回', 'Withdraw'],
  withdrawn: ['已撤回同意，现在仅供浏览', 'Consent withdrawn. You can browse.'],
  withdrawnOffline: [
    '已撤回同意。网络没有连上，服务器上的登录会在到期后结束',
    'Consent withdrawn. You are offline, so your sign-in ends on the server when it expires.',
  ],
  account: ['账户', 'Account'],
  copy: ['查看与导出个人信息', 'See and save your data'],
  erase: ['注销账户', 'Erase my account'],
  device: ['本机', 'This device'],
  clear: ['清除本机记录', 'Clear what this device remembers'],
  clearHint: [
    '看过的商品、搜索、身材数据与缓存的文字',
    'Viewed items, searches, your measurements and stored texts',
  ],
  cleared: ['本机记录已清除', 'Cleared'],
  about: ['关于', 'About'],
  version: ['版本', 'Version'],
  filing: ['备案号', 'Filing number'],
  purpose: ['用途', 'Purpose'],
  when: ['何时收集', 'When'],
  collected: ['收集的信息', 'Data'],
  maker: ['提供方', 'Maker'],
  dataLead: [
    '不同意隐私政策时，以下信息都不会收集。面容与指纹由系统识别，本应用只得到是否通过。',
    'Without your consent none of this is collected. Your face and finger are checked by the phone, which tells the app only whether it was you.',
  ],
  data: {
    account: {
      what: [
        '手机号或邮箱、密码、姓名、性别、生日；以微信登录时的昵称与头像',
        'Mobile number or e-mail, password, name, gender, birthday; nickname and picture of a WeChat sign-in',
      ],
      why: ['登录与维护账户', 'To sign you in and keep your account'],
      when: ['登录或填写个人资料时', 'When you sign in or fill in your profile'],
    },
    delivery: {
      what: ['收件人姓名、手机号、地址', 'Name, mobile number and address of who receives'],
      why: ['寄送与联系派送', 'To deliver'],
      when: ['填写收货地址时', 'When you add an address'],
    },
    clearance: {
      what: ['姓名、身份证号、身份证照片', 'Name, ID number, photos of the ID card'],
      why: ['进口商品清关，加密保存', 'Customs of imported items; kept encrypted'],
      when: ['购买需清关的商品时', 'When you buy what passes customs'],
    },
    orders: {
      what: [
        '商品、金额、支付方式与结果、优惠码、发票抬头与税号',
        'Items, amounts, way and result of payment, codes, title and tax number of invoices',
      ],
      why: ['履行订单与开具发票', 'To fulfil orders and to invoice'],
      when: ['下单、支付与申请发票时', 'When you order, pay or ask for an invoice'],
    },
    returns: {
      what: ['退货原因、说明与照片', 'Reason, note and photos of a return'],
      why: ['处理退货', 'To handle returns'],
      when: ['申请退货时', 'When you ask for a return'],
    },
    saved: {
      what: ['购物袋、收藏、到货与降价提醒、搭配偏好', 'Bag, wishlist, alerts, outfits you like'],
      why: ['为您保留', 'To keep them for you'],
      when: ['加入购物袋、收藏或设置提醒时', 'When you add, save or ask for an alert'],
    },
    viewed: {
      what: ['看过的商品、个性化设置', 'Items you viewed, your settings of personalisation'],
      why: ['方便回看，并为您推荐', 'To find them again, and to suggest others'],
      when: ['打开个性化开关之后', 'After you switch personalisation on'],
    },
    service: {
      what: ['与客服的对话、图片、隐私请求', 'Messages and pictures to us, privacy requests'],
      why: ['答复与处理', 'To answer'],
      when: ['您联系我们时', 'When you write to us'],
    },
    programs: {
      what: [
        '会员权益、礼券、任务、抽签、邀请与问卷的记录',
        'Records of membership, coupons, tasks, draws, invitations and questionnaires',
      ],
      why: ['发放权益与奖品', 'To give benefits and prizes'],
      when: ['参加活动时', 'When you take part'],
    },
    notifications: {
      what: [
        '推送标识、系统与应用版本、语言、订阅设置、已发送的消息',
        'Push token, versions of system and app, language, subscriptions, messages sent',
      ],
      why: ['发送您要的消息', 'To send what you asked for'],
      when: ['允许通知或订阅消息后', 'After you allow notifications or subscribe'],
    },
    usage: {
      what: ['页面浏览与点击', 'Pages opened and what is pressed on them'],
      why: ['统计与改进本店', 'To measure and improve the shop'],
      when: ['浏览网页界面时', 'While you use pages of the shop'],
    },
    sessions: {
      what: [
        '设备类型、IP 地址的一部分、登录时间',
        'Kind of device, part of the IP address, times',
      ],
      why: ['保护账户安全', 'To protect your account'],
      when: ['登录期间', 'While you are signed in'],
    },
    device: {
      what: [
        '最近搜索、看过的商品、身高体重与常穿尺码',
        'Recent searches, viewed items, height, weight and usual size',
      ],
      why: [
        '方便再次使用与尺码建议，只保存在本机',
        'To find them again and to advise on sizes; on this device only',
      ],
      when: ['搜索、浏览或填写时', 'When you search, view or type them'],
    },
  },
  sdkLead: [
    '支付组件只在您选择该支付方式时启动，其余组件不向提供方发送数据。',
    'Payment SDKs start only when you choose to pay by them. The others send nothing to their makers.',
  ],
  noData: ['不收集个人信息', 'No personal data'],
  paymentData: [
    '支付订单参数；提供方按其自身规则收集的设备与网络信息',
    'What the payment needs; device and network data as the rules of its maker say',
  ],
  sdk: {
    wechat: {
      maker: ['深圳市腾讯计算机系统有限公司', 'Shenzhen Tencent Computer Systems Co., Ltd.'],
      purpose: ['微信支付', 'Payment by WeChat'],
    },
    alipay: {
      maker: ['支付宝（中国）网络技术有限公司', 'Alipay (China) Network Technology Co., Ltd.'],
      purpose: ['支付宝支付', 'Payment by Alipay'],
    },
    reactNative: {
      maker: ['Meta Platforms, Inc.', 'Meta Platforms, Inc.'],
      purpose: [
        '运行与绘制界面（含 Hermes、Fresco）',
        'Runs and draws the app (with Hermes and Fresco)',
      ],
    },
    reactNativeHarmony: {
      maker: ['华为技术有限公司', 'Huawei Technologies Co., Ltd.'],
      purpose: ['在鸿蒙系统上运行界面', 'Runs the app on HarmonyOS'],
    },
    navigation: {
      maker: ['React Navigation 贡献者', 'React Navigation contributors'],
      purpose: ['页面切换', 'Moves between screens'],
    },
    screens: {
      maker: ['Software Mansion', 'Software Mansion'],
      purpose: ['原生页面容器', 'Screens of the system'],
    },
    safeArea: {
      maker: ['Th3rd Wave', 'Th3rd Wave'],
      purpose: ['避让屏幕边缘', 'Keeps the edges of the screen free'],
    },
    webView: {
      maker: ['React Native Community', 'React Native Community'],
      purpose: ['以系统浏览组件显示本店网页', 'Shows pages of the shop in the view of the system'],
    },
    storage: {
      maker: ['React Native Community', 'React Native Community'],
      purpose: ['在本机保存设置', 'Keeps settings on this device'],
    },
    keychain: {
      maker: ['Joel Arvidsson', 'Joel Arvidsson'],
      purpose: [
        '加密保存登录，并请系统验证本人',
        'Keeps the sign-in encrypted, and asks the phone who you are',
      ],
    },
    reselect: {
      maker: ['Reselect 贡献者', 'Reselect contributors'],
      purpose: ['计算界面数据', 'Computes what screens show'],
    },
    android: {
      maker: ['Google LLC', 'Google LLC'],
      purpose: ['安卓系统的兼容与界面组件', 'Parts of Android'],
    },
    kotlin: {
      maker: ['JetBrains s.r.o.', 'JetBrains s.r.o.'],
      purpose: ['编程语言的运行库', 'Library of the programming language'],
    },
    okhttp: {
      maker: ['Block, Inc.（Square）', 'Block, Inc. (Square)'],
      purpose: ['访问本店服务器', 'Reaches the server of the shop'],
    },
  },
});
