import { routes } from '@vitrine/platform/routes';
import type { NativeApp } from '../brand/brand.ts';

/** The paths of a pattern: one for each allowed value, and `*` for a value that varies. */
function expandPattern(pattern: string): string[] {
  const [, before = '', allowed, optional, after = ''] =
    /^(.*?)\/:\w+(?:\(([^)]*)\))?(\?)?(.*)$/.exec(pattern) ?? [];
  if (before === '' && !pattern.includes(':')) return [pattern];
  const values = (allowed?.split('|') ?? ['*']).map((value) => `${before}/${value}`);
  return [...(optional ? [before] : []), ...values].flatMap((path) => expandPattern(path + after));
}

/** The paths of all screens, in both languages. */
const listScreenPaths = (): string[] =>
  Object.values(routes).flatMap(({ web }) =>
    expandPattern(web).flatMap((path) => [path || '/', `/en${path}`]),
  );

/** Tells iPhones which pages the app opens. */
export const createAppleAssociation = ({ ios }: NativeApp) =>
  ios && {
    applinks: {
      details: [
        { appIDs: [ios.appId], components: listScreenPaths().map((path) => ({ '/': path })) },
      ],
    },
  };

/** Tells Android phones that the app may open the shop's pages. */
export const createAndroidAssociation = ({ android }: NativeApp) =>
  android && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: android.package,
        sha256_cert_fingerprints: android.fingerprints,
      },
    },
  ];

/** Tells HarmonyOS phones that the app may open the shop's pages. */
export const createHarmonyAssociation = ({ harmony }: NativeApp) =>
  harmony && { applinking: { apps: [{ appIdentifier: harmony.appId }] } };

/** The files by which a system finds the app of a website, by path. */
export const APP_ASSOCIATIONS = {
  '/.well-known/apple-app-site-association': createAppleAssociation,
  '/.well-known/assetlinks.json': createAndroidAssociation,
  '/.well-known/applinking.json': createHarmonyAssociation,
} as const;
