/**
 * What vendors' components can do, and Taro does not know. The templates and the running program number
 * attributes by this list: both must read the same.
 */

/** For screen readers. */
const ARIA = { 'aria-role': '', 'aria-label': '' };
const NAMES = ['View', 'Text', 'Image', 'ScrollView', 'Swiper', 'Button', 'Input', 'Video'];

/** Douyin's, as far as we use it. */
const PAGE_CONTAINER = {
  show: '!1',
  duration: '250',
  overlay: '!0',
  'custom-style': '',
  bindBeforeLeave: '',
  bindAfterLeave: '',
};

exports.addedComponents = {
  ...Object.fromEntries(NAMES.map((name) => [name, ARIA])),
  ...(process.env.TARO_ENV === 'tt' && { PageContainer: PAGE_CONTAINER }),
};
