/** What shared styles say for the web, said for a mini-program. */
module.exports = () => ({
  postcssPlugin: 'vitrine-mini-css',
  Rule(rule) {
    // There is no document element: `page` is the root that custom properties hang from.
    if (rule.selector === ':root') rule.selector = 'page';
  },
  AtRule: {
    media(atRule) {
      // A mini-program is as wide as a phone: wider layouts would only weigh on the package.
      if (/min-width:\s*(768|1024)px/.test(atRule.params)) atRule.remove();
    },
  },
});
module.exports.postcss = true;
