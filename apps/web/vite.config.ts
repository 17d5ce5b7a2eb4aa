import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { findLanguage } from '@vitrine/kit';
import { defineConfig, type Plugin } from 'vite';
import { namedMediaQueries } from '../../tooling/styles/named-media-queries.ts';
import { groups } from './chunks.ts';
import { keepLanguage } from './keep-language.ts';
import { manifestName, readManifestKeys, tablesName } from './manifest-keys.ts';
import { listTables, registerTables } from './register-tables.ts';

/** The oldest browsers that the shop looks right in: in-app browsers on phones lag behind. */
const OLDEST = ['chrome107', 'safari15.4'];

/** The language of a browser build. The server and the development server have both. */
const language = findLanguage(process.env.BUILD_LANGUAGE);

/** Messages can be overridden everywhere but in the build for the shoppers of a shop that overrides none. */
const isOverridable = !language || process.env.BUILD_OVERRIDABLE === 'true';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper around every `import()`: it preloads styles and scripts, of which this build has none. Where
 * messages are overridden, code waits for what the merchant wrote in place of its own.
 */
const replacePreloadHelper: Plugin = {
  name: 'replace-preload-helper',
  enforce: 'pre',
  load(id) {
    if (id !== PRELOAD_HELPER) return undefined;
    if (!isOverridable) return 'export const __vitePreload = (load) => load();';
    const kit = fileURLToPath(import.meta.resolve('@vitrine/kit'));
    return `import { withOverrides } from ${JSON.stringify(kit)};
export const __vitePreload = (load) => withOverrides(load());`;
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/content/assets/',
  plugins: [
    react(),
    replacePreloadHelper,
    ...(isOverridable ? [registerTables] : []),
    ...(language && isOverridable ? [listTables(tablesName(language))] : []),
    ...(language ? [keepLanguage(language)] : []),
  ],
  define: {
    MANIFEST_KEYS: JSON.stringify(readManifestKeys()),
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[hash]_[local]' }, visitor: namedMediaQueries },
  },
  build: {
    target: OLDEST,
    cssTarget: OLDEST,
    // One percent smaller than the bundler's own minifier. Inlining more makes the compressed files larger.
    minify: isSsrBuild ? 'oxc' : 'terser',
    // Nothing calls a function expression without `this` as a constructor, so it may become an arrow function, and
    // nothing reads a property only for what its getter does.
    terserOptions: {
      module: true,
      compress: { ecma: 2020, passes: 2, inline: 1, unsafe_arrows: true, pure_getters: true },
    },
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsDir: '.',
    manifest: language ? manifestName(language, isOverridable) : false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // All browser builds share a folder, which `tooling/build.ts` empties.
    emptyOutDir: false,
    // The server preloads chunks in the head of the page.
    modulePreload: false,
    rollupOptions: {
      // `common.ts` imports a screen that the screen table imports lazily: it is in the first file anyway.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      optimization: { inlineConst: { mode: 'all' } },
      preserveEntrySignatures: 'allow-extension',
      ...(isSsrBuild
        ? { input: 'src/server/entry.tsx' }
        : {
            input: {
              entry: isOverridable ? 'src/client/overridable-entry.ts' : 'src/client/entry.tsx',
              common: 'src/client/common.ts',
            },
            output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
          }),
    },
  },
  // The built server contains React, so that its production build runs whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : [/^@vitrine\//] },
}));
