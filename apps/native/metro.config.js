const { readFileSync } = require('node:fs');
const path = require('node:path');
const { getDefaultConfig, mergeConfig } = require('@react-native/metro-config');
const { FileStore } = require('metro-cache');
const { createHarmonyMetroConfig } = require('@react-native-oh/react-native-harmony/metro.config');

const ROOT = path.resolve(__dirname, '../..');
const SHARED = path.join(ROOT, 'packages') + path.sep;
const OWN_MODULES = path.join(__dirname, 'node_modules');
/** Requests of the shared packages are resolved as if this app had made them: one React, one zod. */
const OWN_ORIGIN = path.join(__dirname, 'index.js');

const harmony = createHarmonyMetroConfig({
  reactNativeHarmonyPackageName: '@react-native-oh/react-native-harmony',
});
const CORE = {
  ios: 'react-native/Libraries/Core/InitializeCore',
  android: 'react-native/Libraries/Core/InitializeCore',
  harmony: '@react-native-oh/react-native-harmony/Libraries/Core/InitializeCore',
};
/** Native libraries without a HarmonyOS port: a JavaScript stand-in of our own. */
const HARMONY_STAND_INS = {
  'react-native-safe-area-context': path.join(__dirname, 'src/harmony/safe-area.tsx'),
};
let platformInUse = 'ios';

module.exports = mergeConfig(getDefaultConfig(__dirname), {
  // What is compiled depends on this plug-in of Babel too, which Metro does not look at.
  cacheVersion: readFileSync(path.join(__dirname, 'name-messages.js'), 'utf8'),
  cacheStores: [new FileStore({ root: path.join(ROOT, '.cache/native-metro') })],
  transformer: harmony.transformer,
  watchFolders: [path.join(ROOT, 'packages')],
  serializer: {
    getModulesRunBeforeMainModule: () =>
      CORE[platformInUse] ? [require.resolve(CORE[platformInUse])] : [],
  },
  resolver: {
    platforms: ['ios', 'android', 'harmony', 'web'],
    unstable_conditionNames: ['native'],
    nodeModulesPaths: [OWN_MODULES],
    extraNodeModules: Object.fromEntries(
      ['client', 'contract', 'features', 'kit', 'modules', 'platform', 'state', 'ui'].map(
        (name) => [`@vitrine/${name}`, path.join(ROOT, 'packages', name)],
      ),
    ),
    resolveRequest(context, name, platform) {
      platformInUse = platform;
      const isShared = context.originModulePath.startsWith(SHARED) && !name.startsWith('.');
      // In a browser, libraries load their web files, while our own code keeps its native twins.
      const isLibrary = context.originModulePath.includes(`${path.sep}node_modules${path.sep}`);
      const isPackage = !/^(?:\.|@vitrine\/)/.test(name);
      const ctx = {
        ...context,
        ...(isShared && { originModulePath: OWN_ORIGIN }),
        ...(platform === 'web' && (isLibrary || isPackage) && { preferNativePlatform: false }),
      };
      if (platform === 'web' && name === 'react-native')
        return ctx.resolveRequest(ctx, 'react-native-web', platform);
      if (platform === 'web' && name === 'react-native/Libraries/Image/AssetRegistry')
        return ctx.resolveRequest(ctx, 'react-native-web/dist/modules/AssetRegistry', platform);
      // React Navigation draws with plain views where this module is empty.
      if (platform === 'harmony' && name === 'react-native-screens') return { type: 'empty' };
      if (platform === 'harmony' && HARMONY_STAND_INS[name])
        return { type: 'sourceFile', filePath: HARMONY_STAND_INS[name] };
      return harmony.resolver.resolveRequest(ctx, name, platform);
    },
  },
});
