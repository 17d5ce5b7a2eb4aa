/** Lets through to the vendors' own components what Taro would keep back. */
const { addedComponents } = require('./components-added.cjs');

/** Written by its own name, not imported: nothing else tells that it needs a template. */
const WRITTEN = 'page-container';

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
    if (nodeName === WRITTEN) componentConfig.includes.add(nodeName);
  });
};
