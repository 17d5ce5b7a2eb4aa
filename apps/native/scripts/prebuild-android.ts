import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../server/src/brand/brand.ts';
import type { AppFacts } from './brand.ts';
import { replaceIn } from './native-files.ts';
import { writeAndroidIcons } from './native-icons.ts';
import { BUILD_NUMBER, NATIVE_SOURCES, VERSION } from './settings.ts';

const LAUNCHER = `<category android:name="android.intent.category.LAUNCHER" />
        </intent-filter>`;

const formatFilter = (data: string, attributes = ''): string => `
        <intent-filter${attributes}>
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data ${data} />
        </intent-filter>`;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const formatStrings = (name: string): string =>
  `<resources>\n    <string name="app_name">${escapeXml(name)}</string>\n</resources>\n`;

const formatStyles = (): string => `<resources>
    <style name="AppTheme" parent="Theme.AppCompat.Light.NoActionBar">
        <item name="android:editTextBackground">@drawable/rn_edit_text_material</item>
        <item name="android:windowBackground">@drawable/splash</item>
        <item name="android:windowLightStatusBar">true</item>
        <item name="android:forceDarkAllowed" tools:targetApi="q" xmlns:tools="http://schemas.android.com/tools">false</item>
    </style>
</resources>
`;

const formatColours = ({ colours }: Brand): string =>
  `<resources>\n    <color name="paper">${colours.paper}</color>\n</resources>\n`;

const SPLASH = `<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/paper" />
    <item android:width="96dp" android:height="96dp" android:gravity="center" android:drawable="@mipmap/ic_launcher" />
</layer-list>
`;

/** The template signs releases with a key that everybody knows; a release is signed by the shop's own. */
const SIGNING = `    signingConfigs {
        debug {
            storeFile file('debug.keystore')
            storePassword 'android'
            keyAlias 'androiddebugkey'
            keyPassword 'android'
        }
    }
`;

/** The SDKs of the payment apps, and the classes that `ports` of the app ask. */
const SDKS = `    implementation("com.facebook.react:react-android")
    implementation("com.tencent.mm.opensdk:wechat-sdk-android:6.8.34")
    implementation("com.alipay.sdk:alipaysdk-android:15.8.17@aar")`;

/** WeChat opens this activity after a payment; Android shows the payment apps only to who names them. */
const PAY_ACTIVITY = `      <activity
        android:name=".wxapi.WXPayEntryActivity"
        android:exported="true"
        android:launchMode="singleTop"
        android:theme="@android:style/Theme.Translucent.NoTitleBar" />
    </application>
    <queries>
      <package android:name="com.tencent.mm" />
      <package android:name="com.eg.android.AlipayGphone" />
    </queries>`;

function writePorts(java: string, { id }: AppFacts): void {
  const copy = (name: string, folder: string) => {
    mkdirSync(folder, { recursive: true });
    const source = readFileSync(path.join(NATIVE_SOURCES, 'android', name), 'utf8');
    writeFileSync(path.join(folder, name), source.replaceAll('com.helloworld', id));
  };
  copy('VitrinePorts.kt', java);
  copy('WXPayEntryActivity.kt', path.join(java, 'wxapi'));
  replaceIn(path.join(java, 'MainApplication.kt'), [
    ['          // add(MyReactNativePackage())', '          add(VitrinePorts())'],
  ]);
}

export async function writeAndroid(folder: string, brand: Brand, app: AppFacts): Promise<void> {
  const main = path.join(folder, 'app/src/main');
  const resources = path.join(main, 'res');
  rmSync(path.join(folder, 'app/debug.keystore'));
  replaceIn(path.join(folder, 'app/build.gradle'), [
    ['versionCode 1', `versionCode ${BUILD_NUMBER}`],
    ['versionName "1.0"', `versionName "${VERSION}"`],
    ['    implementation("com.facebook.react:react-android")', SDKS],
    [SIGNING, ''],
    ['            signingConfig signingConfigs.debug\n', ''],
  ]);
  const links =
    formatFilter(
      `android:scheme="https" android:host="${app.host}"`,
      ' android:autoVerify="true"',
    ) + formatFilter(`android:scheme="${app.scheme}"`);
  replaceIn(path.join(main, 'AndroidManifest.xml'), [
    [LAUNCHER, LAUNCHER + links],
    ['    </application>', PAY_ACTIVITY],
  ]);
  const java = path.join(main, 'java', ...app.id.split('.'));
  writePorts(java, app);
  // Screens of the native stack are not restored by the system.
  replaceIn(path.join(java, 'MainActivity.kt'), [
    [
      'class MainActivity : ReactActivity() {',
      'class MainActivity : ReactActivity() {\n\n  override fun onCreate(savedInstanceState: android.os.Bundle?) {\n    super.onCreate(null)\n  }',
    ],
  ]);
  for (const name of ['values-en', 'drawable'])
    mkdirSync(path.join(resources, name), { recursive: true });
  const write = (name: string, content: string) =>
    writeFileSync(path.join(resources, name), content);
  write('values/strings.xml', formatStrings(brand.name));
  write('values-en/strings.xml', formatStrings(brand.latinName));
  write('values/styles.xml', formatStyles());
  write('values/colors.xml', formatColours(brand));
  write('drawable/splash.xml', SPLASH);
  await writeAndroidIcons(resources, brand);
}
