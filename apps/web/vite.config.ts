import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inEveryScreen, moduleType, plainImports, readByForms, readByMany } from './chunks.ts';
import { classNames, keepSheets } from './class-names.ts';

/** In-app browsers on shoppers' phones lag behind: this is the oldest that the shop looks right in. */
const OLDEST = ['chrome107', 'safari15.4'];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/content/assets/',
  plugins: [plainImports(), classNames(), react(), keepSheets()],
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  build: {
    target: OLDEST,
    cssTarget: OLDEST,
    // A hundredth smaller than by the bundler's own; what is put in its callers' place packs worse.
    minify: isSsrBuild ? 'oxc' : 'terser',
    terserOptions: { module: true, compress: { ecma: 2020, passes: 2, inline: 1 } },
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsDir: '.',
    manifest: isSsrBuild ? false : 'manifest.json',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    modulePreload: false,
    rollupOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all' } },
      input: isSsrBuild ? 'src/server/entry.tsx' : 'src/client/entry.tsx',
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'shop', test: inEveryScreen },
                  { name: moduleType },
                  readByMany,
                  readByForms,
                ],
              },
            },
          }),
    },
  },
  // Built, React comes along, so that its production build runs whatever the environment says.
  ssr: { noExternal: command === 'build' ? true : [/^@vitrine\//] },
}));
