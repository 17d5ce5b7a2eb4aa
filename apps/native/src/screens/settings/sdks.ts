type System = 'ios' | 'android' | 'harmony';

interface Sdk {
  /** Its texts are those of this name in the messages. */
  id: string;
  name: string;
  systems: readonly System[];
  /** What brings it into the app: packages of package.json, groups of Maven, pods. */
  packages?: readonly string[];
  groups?: readonly string[];
  pods?: readonly string[];
  /** Asks a phone for data, and sends it to its maker. */
  sendsData?: true;
}

const PHONES = ['ios', 'android'] as const;
const ALL = [...PHONES, 'harmony'] as const;

/**
 * Everything of others that is in the app. A test holds it against package.json, and `prebuild` against what the
 * native folders ask for.
 */
export const SDKS = [
  {
    id: 'wechat',
    name: 'WeChat OpenSDK',
    systems: PHONES,
    groups: ['com.tencent.mm.opensdk'],
    pods: ['WechatOpenSDK-XCFramework'],
    sendsData: true,
  },
  {
    id: 'alipay',
    name: 'Alipay SDK',
    systems: PHONES,
    groups: ['com.alipay.sdk'],
    pods: ['AlipaySDK-iOS'],
    sendsData: true,
  },
  {
    id: 'reactNative',
    name: 'React Native',
    systems: ALL,
    packages: ['react', 'react-native'],
    groups: ['com.facebook'],
    pods: ['React-Core'],
  },
  {
    id: 'reactNativeHarmony',
    name: 'React Native for OpenHarmony',
    systems: ['harmony'],
    packages: ['@react-native-oh/react-native-harmony'],
  },
  {
    id: 'navigation',
    name: 'React Navigation',
    systems: ALL,
    packages: [
      '@react-navigation/bottom-tabs',
      '@react-navigation/native',
      '@react-navigation/native-stack',
      '@react-navigation/stack',
    ],
  },
  {
    id: 'screens',
    name: 'react-native-screens',
    systems: PHONES,
    packages: ['react-native-screens'],
  },
  {
    id: 'safeArea',
    name: 'react-native-safe-area-context',
    systems: PHONES,
    packages: ['react-native-safe-area-context'],
  },
  {
    id: 'webView',
    name: 'react-native-webview',
    systems: PHONES,
    packages: ['react-native-webview'],
  },
  {
    id: 'storage',
    name: 'AsyncStorage',
    systems: PHONES,
    packages: ['@react-native-async-storage/async-storage'],
  },
  {
    id: 'keychain',
    name: 'react-native-keychain',
    systems: PHONES,
    packages: ['react-native-keychain'],
  },
  { id: 'reselect', name: 'Reselect', systems: ALL, packages: ['reselect'] },
  {
    id: 'android',
    name: 'AndroidX, Material Components',
    systems: ['android'],
    groups: ['androidx', 'com.google.android.material', 'com.google.code.findbugs', 'javax.inject'],
  },
  { id: 'kotlin', name: 'Kotlin', systems: ['android'], groups: ['org.jetbrains.kotlin'] },
  {
    id: 'okhttp',
    name: 'OkHttp, Okio',
    systems: ['android'],
    groups: ['com.squareup.okhttp3', 'com.squareup.okio'],
  },
] as const satisfies readonly Sdk[];

/** What is in the app of a system. */
export const listSdks = (system: System) =>
  SDKS.filter(({ systems }) => (systems as readonly System[]).includes(system));
