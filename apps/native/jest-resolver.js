const path = require('node:path');

const WORKSPACE = path.resolve(__dirname, '../..');
const SHARED = path.join(WORKSPACE, 'packages');

/** As in metro.config.js: what a shared package imports is resolved as if this app had asked for it. */
module.exports = (request, options) => {
  if (request.startsWith('@vitrine/'))
    return options.defaultResolver(request, { ...options, basedir: WORKSPACE });
  const isShared = options.basedir.startsWith(SHARED) && !request.startsWith('.');
  return options.defaultResolver(request, isShared ? { ...options, basedir: __dirname } : options);
};
