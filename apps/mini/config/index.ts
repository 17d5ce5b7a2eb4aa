import path from 'node:path';
import type { UserConfigExport } from '@tarojs/cli';
import TerserPlugin from 'terser-webpack-plugin';
import { browserslist } from '../package.json';

const resolveOwn = (name: string): string => path.resolve(process.cwd(), 'node_modules', name);

/** The shared packages, linked by the root's install, are compiled with this app. */
const SHARED = path.resolve(process.cwd(), '../../packages');

/** Dependencies with newer syntax than the oldest supported phone can parse. */
const MODERN_DEPENDENCIES = /node_modules[\\/]reselect[\\/]/;

/** The oldest supported phones as esbuild names them: `ios12.2`. */
const OLDEST = browserslist.map((phone) => phone.toLowerCase().replace(' >= ', ''));

/** What these phones parse. Destructuring has flaws there which only unusual code meets. */
const COMPILER_OPTIONS = {
  jsx: 'automatic',
  target: OLDEST,
  supported: { destructuring: true },
};

/** Decision 092 compares minifiers. */
const MINIFIER_OPTIONS = {
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { ecma: 2018, format: { comments: false } },
};

/** Files of a single vendor: what WeChat's search may index, and what enables Douyin's trade system. */
const VENDOR_FILES: Readonly<Record<string, { from: string; to: string }[]>> = {
  weapp: [{ from: 'src/sitemap.json', to: 'dist/weapp/sitemap.json' }],
  tt: [{ from: 'src/douyin-package.json', to: 'dist/tt/package.json' }],
};

const config: UserConfigExport = {
  projectName: 'vitrine',
  date: '2026-11-21',
  designWidth: 375,
  deviceRatio: { 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.TARO_ENV}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  plugins: [path.resolve(process.cwd(), 'config/components.cjs')],
  copy: {
    patterns: VENDOR_FILES[process.env.TARO_ENV ?? ''] ?? [],
    options: {},
  },
  logger: { quiet: true, stats: false },
  defineConstants: {
    VITRINE_API: JSON.stringify(process.env.VITRINE_API ?? 'http://localhost:8080'),
  },
  alias: {
    // Shared packages would resolve the root's React: everything must use this one.
    react: resolveOwn('react'),
    'react-dom$': '@tarojs/react',
  },
  mini: {
    compile: {
      include: [SHARED, (file: string) => MODERN_DEPENDENCIES.test(file)],
    },
    optimizeMainPackage: { enable: true },
    // Class names are hashed and never equal, so the order of files does not matter.
    miniCssExtractPluginOption: { ignoreOrder: true },
    postcss: {
      cssModules: {
        enable: true,
        config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' },
      },
      [path.resolve(process.cwd(), 'config/mini-css.cjs')]: { enable: true },
    },
    webpackChain(chain, webpack) {
      for (const extension of ['.mini.ts', '.mini.tsx'])
        chain.resolve.extensions.prepend(extension);
      chain.resolve.set('conditionNames', ['mini', '...']);
      const script = chain.module.rule('script');
      script.uses.clear();
      script.use('esbuild').loader(require.resolve('esbuild-loader')).options(COMPILER_OPTIONS);
      script.use('messages').loader(path.resolve(process.cwd(), 'config/name-messages.cjs'));
      // A mini-program loads no code later, so `import()` resolves from the package itself.
      chain.module.set('parser', { javascript: { dynamicImportMode: 'eager' } });
      chain.optimization
        .minimizer('terserPlugin')
        .use(TerserPlugin<Record<string, unknown>>, [MINIFIER_OPTIONS]);
      // `npm run size` has the limits.
      chain.performance.hints(false);
      // Shared packages import Taro, which is installed only here.
      chain.resolve.modules.add('node_modules').add(path.resolve(process.cwd(), 'node_modules'));
      // Some WeChat engines have no globalThis, and libraries read it while they load.
      chain
        .plugin('globalThis')
        .use(webpack.ProvidePlugin, [
          { globalThis: path.resolve(process.cwd(), 'config/global-this.cjs') },
        ]);
    },
  },
};

export default config;
