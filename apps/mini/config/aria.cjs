/** Lets `ariaRole` and `ariaLabel` through to the vendors' own components, for screen readers. */
const { ariaComponents } = require('./aria-components.cjs');

module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(ctx, ariaComponents);
      platform.runtimePath = [platform.runtimePath, require.resolve('./aria-runtime.js')].flat();
    },
  });
};
