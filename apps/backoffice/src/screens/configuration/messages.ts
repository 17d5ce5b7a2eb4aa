import { defineMessages } from '@vitrine/kit';

export const configurationMessages = defineMessages({
  title: ['店铺设置', 'Settings of the shop'],
  shopperSettings: ['顾客看到的店铺', 'The shop that shoppers see'],
  onlyHomePages: [
    '您可以更换首页页面；其他设置由所有者更改',
    'You can change the home pages; an owner changes the other settings',
  ],
  toggles: ['功能开关', 'Features'],
  on: ['开', 'On'],
  off: ['关', 'Off'],
  toggleNames: {
    sameDayDelivery: ['当日达', 'Same-day delivery'],
    campaignSubscription: ['活动提醒', 'Reminders of campaigns'],
    appBanner: ['App 下载横幅', 'Banner of the app'],
    beautyChanges: ['按性别默认类目', 'Category by gender'],
  },
  toggleHints: {
    sameDayDelivery: [
      '列表可筛选当日达，商品页显示当日达',
      'Lists can be filtered by it, and products show it',
    ],
    campaignSubscription: [
      'App 内可订阅活动开始提醒',
      'The app offers to remind of the start of a campaign',
    ],
    appBanner: ['活动页顶部显示下载 App 的横幅', 'Campaign pages invite to the app at the top'],
    beautyChanges: [
      '没有选类目的列表，使用所选性别的类目',
      'A list without a category gets the category of its gender',
    ],
  },
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['儿童', 'Kids'],
  },
  defaultGender: ['默认首页', 'First home page'],
  shopDefault: ['店铺默认', 'Default of the shop'],
  homeContent: ['首页页面', 'Home page'],
  returnDays: ['退货期（签收后几天）', 'Days for returns after delivery'],
  returnDaysHint: [
    '法律要求至少 7 天。已有的订单保持下单时的承诺',
    'The law asks for seven at least. Orders keep what they were promised',
  ],
  sellers: ['如何称呼卖家', 'What to call who sells'],
  sellersHint: [
    '只有一个商家时，顾客看不到商家',
    'Where only one merchant sells, shoppers read nothing of merchants',
  ],
  sellerNames: {
    own: ['自有品牌', 'Our own brand'],
    boutiques: ['买手店', 'Boutiques'],
    merchants: ['商家', 'Merchants'],
  },
  shippingCountries: ['可选的配送地区', 'Delivery regions to choose from'],
  shippingCountriesHint: ['不选时，所有地区都可选', 'Without a choice, all regions can be chosen'],
  allCountries: ['所有地区', 'All regions'],
  minimumAppVersion: ['App 最低版本', 'Oldest version of the app'],
  minimumAppVersionHint: [
    '低于此版本的 App 不显示 App 专属功能',
    'Older apps do not get the features of the app',
  ],
  notVersion: ['请填写版本号，如 2.18.0', 'Enter a version such as 2.18.0'],
  otherValues: ['其他设置值', 'Other values'],
  otherValuesJson: ['其他设置值（JSON）', 'Other values (JSON)'],
  otherValuesHint: [
    '店铺页面不使用，供其他应用读取',
    'The storefront does not use them; other apps may read them',
  ],
  notJson: ['不是有效的 JSON 对象', 'This is not a JSON object'],
  save: ['保存', 'Save'],
  saveHint: ['保存后店铺立即生效', 'The shop has changes at once'],
  saved: ['已保存，店铺已生效', 'Saved; the shop has it'],
});
