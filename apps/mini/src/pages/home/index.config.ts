/** The shop's own header stands in the place of the bar. Douyin allows that to few shops. */
const WITHOUT_BAR: Record<string, object> = {
  weapp: { navigationStyle: 'custom' },
  alipay: { transparentTitle: 'always', titlePenetrate: 'YES' },
};

export default definePageConfig({
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enableShareTimeline: true,
  enablePullDownRefresh: true,
  ...WITHOUT_BAR[process.env.TARO_ENV ?? ''],
});
