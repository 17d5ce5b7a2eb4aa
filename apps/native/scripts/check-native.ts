import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSdkFaults } from './check-sdks.ts';
import { APP } from './settings.ts';

/** What the app may ask a phone for. A library that adds a permission is seen here, and not in a store's review. */
const ANDROID_PERMISSIONS: readonly string[] = [
  'android.permission.INTERNET',
  // Those of the keychain, which asks for the finger or the face.
  'android.permission.USE_BIOMETRIC',
  'android.permission.USE_FINGERPRINT',
];
const IOS_PURPOSES: readonly string[] = ['NSFaceIDUsageDescription'];

/** A library's permissions become the app's when both are built. */
function readLibraryManifests(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(APP, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .map((name) => path.join(APP, 'node_modules', name, 'android/src/main/AndroidManifest.xml'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}

const listDifferences = (what: string, found: readonly string[], wanted: readonly string[]) => [
  ...found.filter((name) => !wanted.includes(name)).map((name) => `${what} asks for ${name}`),
  ...wanted
    .filter((name) => !found.includes(name))
    .map((name) => `${what} does not ask for ${name}`),
];

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Names of the template that are left in paths. */
const findTemplateNames = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /helloworld|debug\.keystore/i.test(file),
  );

/** Lists what is wrong with the written native folders. */
export function listNativeFaults(android: string, ios: string, name: string): string[] {
  const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
  const manifest = read(android, 'app/src/main/AndroidManifest.xml');
  const gradle = read(android, 'app/build.gradle');
  const plist = read(ios, name, 'Info.plist');
  const permissions = findAll(
    manifest + readLibraryManifests(),
    /<uses-permission[^>]*android:name="([^"]+)"/g,
  );
  const purposes = findAll(plist, /<key>(NS\w+UsageDescription)<\/key>/g);
  const needed = ['PrivacyInfo.xcprivacy', `${name}.entitlements`, 'LaunchScreen.storyboard'];
  return [
    ...listDifferences('Android', permissions, ANDROID_PERMISSIONS),
    ...listDifferences('iOS', purposes, IOS_PURPOSES),
    ...listSdkFaults(android, ios),
    ...(gradle.includes('signingConfig') ? ['Android is signed by the key of the template'] : []),
    ...needed
      .filter((file) => !existsSync(path.join(ios, name, file)))
      .map((file) => `iOS lacks ${file}`),
    ...[android, ios].flatMap(findTemplateNames).map((file) => `${file} is left of the template`),
  ];
}
