/** An element of HTML in a selector, such as `section`: any name that is not an element of the hosts. */
const HTML_ELEMENT =
  /(?:^|[\s>+~])(?!page\b|view\b|text\b|image\b|button\b|input\b|textarea\b|scroll-view\b)[a-z]/;

/**
 * Whether a rule only refines the web. The style compiler of WeChat refuses `:has`, and the hosts know
 * neither the elements of HTML nor the attributes that a selector looks for.
 */
const isForWeb = (selector) => /:has\(|\[/.test(selector) || HTML_ELEMENT.test(selector);

/** A rem of the web is 16 pixels of the design; the hosts count two rpx for each. */
const RPX_PER_REM = 32;

const convertRem = (value) =>
  value.replace(/(\d*\.?\d+)rem\b/g, (_, size) => `${Number(size) * RPX_PER_REM}rpx`);

/** Names of media queries (packages/ui/src/media-queries.ts). */
const NOT_IN_HOSTS = /\(--(?:tablet|desktop|large-)/;
const NARROWER = /^\(--below-desktop\)$/;

const isInKeyframes = ({ parent }) => parent.type === 'atrule' && /keyframes$/.test(parent.name);

/** Converts shared styles from the web to a mini-program. */
module.exports = () => ({
  postcssPlugin: 'vitrine-mini-css',
  Rule(rule) {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => !isForWeb(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
    // There is no document element: `page` is the root of custom properties.
    else if (rule.selector === ':root') rule.selector = 'page';
  },
  Declaration(declaration) {
    if (/\drem\b/.test(declaration.value)) declaration.value = convertRem(declaration.value);
  },
  AtRule: {
    media(atRule) {
      // A mini-program is as wide as a phone, and its rem follow the window, not the letters that a shopper has set:
      // wider layouts and those for large letters would only make the package larger.
      if (NOT_IN_HOSTS.test(atRule.params)) atRule.remove();
      else if (NARROWER.test(atRule.params)) atRule.replaceWith(atRule.nodes);
    },
  },
});
module.exports.postcss = true;
