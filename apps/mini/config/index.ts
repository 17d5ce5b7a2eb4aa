import path from 'node:path';
import type { UserConfigExport } from '@tarojs/cli';

const own = (name: string): string => path.resolve(process.cwd(), 'node_modules', name);

/** The shared packages, which the root's install links, are compiled with this app. */
const SHARED = path.resolve(process.cwd(), '../../packages');

/** Dependencies that ship newer syntax than the oldest phone we serve can read. */
const MODERN_DEPENDENCIES = /node_modules[\\/]reselect[\\/]/;

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
  logger: { quiet: true, stats: false },
  defineConstants: {
    VITRINE_API: JSON.stringify(process.env.VITRINE_API ?? 'http://localhost:8080'),
  },
  alias: {
    // Shared packages sit beside another React: everything must meet in this one.
    react: own('react'),
    'react-dom$': '@tarojs/react',
  },
  mini: {
    compile: {
      include: [SHARED, (file: string) => MODERN_DEPENDENCIES.test(file)],
    },
    optimizeMainPackage: { enable: true },
    // Class names are hashed and never meet: the order of two files decides nothing.
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
      // Shared packages import Taro, which only this app has installed.
      chain.resolve.modules.add('node_modules').add(path.resolve(process.cwd(), 'node_modules'));
      // WeChat has shipped engines without globalThis, and libraries read it while loading.
      chain
        .plugin('globalThis')
        .use(webpack.ProvidePlugin, [
          { globalThis: path.resolve(process.cwd(), 'config/global-this.cjs') },
        ]);
    },
  },
};

export default config;
