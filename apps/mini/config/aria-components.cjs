/** The templates and the running program number attributes by this list: both must read the same. */
const ARIA = { 'aria-role': '', 'aria-label': '' };
const NAMES = ['View', 'Text', 'Image', 'ScrollView', 'Swiper', 'Button', 'Input', 'Video'];

exports.ariaComponents = Object.fromEntries(NAMES.map((name) => [name, ARIA]));
