/** How a zone may be imported: for its values, or for its types only. */
export type Access = 'values' | 'types';

export interface Zone {
  /** The first zone whose folder holds a file owns it. */
  folder: string;
  /** Only these files of the folder, by their path in it. */
  files?: RegExp;
  /** Zones it may import, beside itself. */
  zones: Readonly<Record<string, Access>>;
  /** Packages from the registry (and `node:`) it may import. */
  externals: readonly RegExp[];
  /** Matches the folders whose files only the folder itself, and files directly in the zone's folder, may import. */
  isolated?: RegExp;
}

const REACT = /^react(?:\/|$)/;
const ZOD = /^zod$/;
const NODE = /^node:/;
const ANYTHING = /./;

/** Only twins for mini-programs know the framework that builds them. */
export const MINI_TWIN = /\.mini\.tsx?$/;
export const MINI_FRAMEWORK = /^@tarojs\//;

/** What the native app takes of the features: nothing that draws, because a phone does not have the web's elements. */
export const NATIVE_FEATURES =
  /^@vitrine\/features\/(?:(?:load|load-private|rules|messages|parts|shared)\/|(?:session|message-overrides|shop-content|shell-content|shell\/bag-count)$)/;

/** Who may import whom. Nothing else is allowed; architecture.md says why. */
export const zones: Readonly<Record<string, Zone>> = {
  kit: { folder: 'packages/kit/src', zones: {}, externals: [] },
  contract: { folder: 'packages/contract/src', zones: { kit: 'values' }, externals: [ZOD] },
  'client/react': {
    folder: 'packages/client/src/react.ts',
    zones: { client: 'types' },
    externals: [REACT],
  },
  client: {
    folder: 'packages/client/src',
    zones: { contract: 'types', 'contract/table': 'values', kit: 'values' },
    externals: [],
  },
  platform: {
    folder: 'packages/platform/src',
    zones: { kit: 'values' },
    externals: [REACT, /^weixin-js-sdk$/],
  },
  'state/react': {
    folder: 'packages/state/src/react.ts',
    zones: { state: 'types' },
    externals: [REACT],
  },
  state: {
    folder: 'packages/state/src',
    zones: { client: 'types', contract: 'types', kit: 'values' },
    externals: [/^reselect$/],
  },
  ui: {
    folder: 'packages/ui/src',
    zones: { platform: 'values', kit: 'values' },
    externals: [REACT, /^embla-carousel$/],
  },
  'modules/fields': {
    folder: 'packages/modules/src/fields',
    zones: { kit: 'values' },
    externals: [ZOD],
  },
  'modules/schemas': {
    folder: 'packages/modules/src',
    files:
      /(?:^|\/)schema\.ts$|^(?:schemas(?:\.gen)?|faults|linked-block|parse|references|repair|wire-fields|delivery|versions)\.ts$/,
    zones: { 'modules/fields': 'values', contract: 'types', kit: 'values' },
    externals: [ZOD, /^zod\/v4\/locales\/(?:en|zh-CN)\.js$/],
  },
  modules: {
    folder: 'packages/modules/src',
    zones: {
      ui: 'values',
      state: 'values',
      'state/react': 'values',
      client: 'values',
      'client/react': 'values',
      platform: 'values',
      contract: 'types',
      kit: 'values',
      'modules/schemas': 'types',
      'modules/fields': 'types',
    },
    externals: [REACT],
    isolated: /^(?!(?:context|page|parts|products)\/)[^/]+(?=\/)/,
  },
  features: {
    folder: 'packages/features/src',
    zones: {
      modules: 'values',
      ui: 'values',
      state: 'values',
      'state/react': 'values',
      client: 'values',
      'client/react': 'values',
      platform: 'values',
      contract: 'types',
      kit: 'values',
    },
    externals: [REACT],
    isolated: /^screens\/[^/]+\/[^/]+(?=\/)/,
  },
  web: {
    folder: 'apps/web',
    zones: {
      features: 'values',
      modules: 'values',
      ui: 'values',
      state: 'values',
      'state/react': 'values',
      client: 'values',
      'client/react': 'values',
      platform: 'values',
      kit: 'values',
    },
    externals: [REACT, /^react-dom(?:\/|$)/, /^vite$/, /^@vitejs\//, NODE],
  },
  'native/scripts': {
    folder: 'apps/native/scripts',
    // Of the app, its list of SDKs.
    zones: { server: 'values', ui: 'values', native: 'values' },
    externals: [/^sharp$/, NODE],
  },
  native: {
    folder: 'apps/native',
    zones: {
      // Only what draws nothing.
      features: 'values',
      modules: 'values',
      ui: 'values',
      state: 'values',
      'state/react': 'values',
      client: 'values',
      'client/react': 'values',
      platform: 'values',
      contract: 'types',
      kit: 'values',
    },
    externals: [REACT, /^react-native(?:-|$)/, /^@react-(?:native|navigation)(?:-|\/)/],
  },
  backoffice: {
    folder: 'apps/backoffice',
    zones: {
      modules: 'values',
      'modules/schemas': 'values',
      ui: 'values',
      state: 'values',
      'state/react': 'values',
      client: 'values',
      'client/react': 'values',
      platform: 'values',
      contract: 'values',
      kit: 'values',
    },
    externals: [
      REACT,
      /^react-dom(?:\/|$)/,
      /^vite(?:st)?$/,
      /^@vitejs\//,
      /^(?:antd|@ant-design\/icons|@puckeditor\/core|@tanstack\/react-query|@simplewebauthn\/browser|wouter|dayjs|zod)(?:\/|$)/,
      NODE,
    ],
  },
  server: {
    folder: 'apps/server',
    zones: {
      contract: 'values',
      'contract/table': 'values',
      client: 'values',
      kit: 'values',
      platform: 'values',
      'modules/schemas': 'values',
      'modules/fields': 'values',
      web: 'types',
    },
    externals: [ANYTHING],
  },
  // The demo shop seeds by the server's own tables and rules; nothing imports the demo shop.
  demo: {
    folder: 'demo/shop',
    zones: {
      contract: 'values',
      kit: 'values',
      server: 'values',
      'modules/schemas': 'values',
      'modules/fields': 'values',
    },
    externals: [/^kysely$/, ZOD, NODE],
  },
};

/** Folders whose entries must not import values of each other in a circle. */
export const FOLDERS_WITHOUT_CIRCLES = ['apps/server/src', 'apps/server/src/resources'];
