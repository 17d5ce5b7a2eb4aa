import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SDKS } from '../src/screens/settings/sdks.ts';
import { APP } from './settings.ts';

const MODULES = path.join(APP, 'node_modules');
const GROUP = /^\s*(?:implementation|api)\b\s*\(?["']([\w.-]+):/gm;
/** A library of React Native's own catalogue, such as `libs.okhttp3.urlconnection`. */
const CATALOGUE_ENTRY = /^\s*(?:implementation|api)\(libs\.([\w.]+)\)/gm;
const POD = /^\s*(?:spec\.dependency|pod) '([\w-]+)'/gm;
/** Our own, which stands in the Podfile beside those of others. */
const OWN_POD = 'VitrinePorts';

const read = (...parts: string[]): string => {
  const file = path.join(...parts);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The groups of Maven that React Native itself is built with. */
function listReactNativeGroups(): string[] {
  const catalogue = read(MODULES, 'react-native/gradle/libs.versions.toml');
  const build = read(MODULES, 'react-native/ReactAndroid/build.gradle.kts');
  return findAll(build, CATALOGUE_ENTRY).map((entry) => {
    const name = entry.replaceAll('.', '-');
    const [, group] = new RegExp(`^${name} = \\{ module = "([\\w.-]+):`, 'm').exec(catalogue) ?? [];
    if (!group) throw new Error(`The catalogue of React Native has no ${name}`);
    return group;
  });
}

const listPodspecs = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.podspec'));

/** Compares what is in the app with what its list of SDKs names; `covers` says whether a name stands for another. */
function listDifferences(
  found: readonly string[],
  named: readonly string[],
  covers: (name: string, other: string) => boolean,
): string[] {
  return [
    ...found
      .filter((other) => !named.some((name) => covers(name, other)))
      .map((other) => `The list of SDKs does not name ${other}`),
    ...named
      .filter((name) => !found.some((other) => covers(name, other)))
      .map((name) => `The list of SDKs names ${name}, which is not in the app`),
  ];
}

const isGroupOf = (group: string, other: string): boolean =>
  other === group || other.startsWith(`${group}.`);

/** Lists where the list of SDKs that shoppers see differs from what the native folders and their libraries ask for. */
export function listSdkFaults(android: string, ios: string): string[] {
  const { dependencies } = JSON.parse(read(APP, 'package.json'));
  const libraries = Object.keys(dependencies).map((name) =>
    read(MODULES, name, 'android/build.gradle'),
  );
  const groups = [
    ...[read(android, 'app/build.gradle'), ...libraries].flatMap((text) => findAll(text, GROUP)),
    ...listReactNativeGroups(),
  ];
  const ports = path.join(ios, OWN_POD);
  const pods = [
    read(ios, 'Podfile'),
    ...listPodspecs(ports).map((name) => read(ports, name)),
  ].flatMap((text) => findAll(text, POD));
  return [
    ...listDifferences(
      [...new Set(groups)],
      SDKS.flatMap((sdk) => ('groups' in sdk ? sdk.groups : [])),
      isGroupOf,
    ),
    ...listDifferences(
      [...new Set(pods)].filter((name) => name !== OWN_POD),
      SDKS.flatMap((sdk) => ('pods' in sdk ? sdk.pods : [])),
      (name, other) => name === other,
    ),
  ];
}
