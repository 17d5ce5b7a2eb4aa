/** Passes attributes to the vendors' components that Taro would drop. */
const { addedComponents } = require('./components-added.cjs');

/** Used by its own name and not imported, so Taro does not know that it needs a template. */
const UNIMPORTED = 'page-container';

module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(ctx, addedComponents);
      const runtime = require.resolve('./components-runtime.js');
      platform.runtimePath = [platform.runtimePath, runtime].flat();
    },
  });
  ctx.onParseCreateElement(({ nodeName, componentConfig }) => {
    if (nodeName === UNIMPORTED) componentConfig.includes.add(nodeName);
  });
};
