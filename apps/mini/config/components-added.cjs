/**
 * Attributes of the vendors' components that Taro does not know. The templates and the running program
 * number attributes by this list, so both must use the same one.
 */

/** For screen readers. */
const ARIA = { 'aria-role': '', 'aria-label': '' };
const ARIA_STATES = {
  'aria-checked': '',
  'aria-selected': '',
  'aria-expanded': '',
  'aria-disabled': '',
};
const NAMES = [
  'View',
  'Text',
  'Image',
  'ScrollView',
  'Swiper',
  'Button',
  'Input',
  'Textarea',
  'Video',
];

/** The part of Douyin's component that is used here. */
const PAGE_CONTAINER = {
  show: '!1',
  duration: '250',
  overlay: '!0',
  'custom-style': '',
  bindBeforeLeave: '',
  bindAfterLeave: '',
};

/** Douyin's customer service. */
const CUSTOMER_SERVICE = { 'data-im-id': '' };

exports.addedComponents = {
  ...Object.fromEntries(NAMES.map((name) => [name, ARIA])),
  View: { ...ARIA, ...ARIA_STATES },
  ...(process.env.TARO_ENV === 'tt' && {
    PageContainer: PAGE_CONTAINER,
    Button: { ...ARIA, ...CUSTOMER_SERVICE },
  }),
};
