export default definePageConfig({
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enablePullDownRefresh: true,
});
