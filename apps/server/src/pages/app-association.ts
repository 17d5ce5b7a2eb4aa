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

/** By addresses below it, which are no pages, the apps of partners return to the app: WeChat after a payment. */
const RETURN_PATHS = '/app/*';

/** Tells iPhones which pages the app opens. */
export const createAppleAssociation = ({ id, iosTeam }: NativeApp) =>
  iosTeam === undefined
    ? undefined
    : {
        applinks: {
          details: [
            {
              appIDs: [`${iosTeam}.${id}`],
              components: [...listScreenPaths(), RETURN_PATHS].map((path) => ({ '/': path })),
            },
          ],
        },
      };

/** Tells Android phones that the app may open the shop's pages. */
export const createAndroidAssociation = ({ id, androidFingerprints }: NativeApp) =>
  androidFingerprints && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: id,
        sha256_cert_fingerprints: androidFingerprints,
      },
    },
  ];

/** Tells HarmonyOS phones that the app may open the shop's pages. */
export const createHarmonyAssociation = ({ harmonyAppId }: NativeApp) =>
  harmonyAppId === undefined
    ? undefined
    : { applinking: { apps: [{ appIdentifier: harmonyAppId }] } };

/** The files by which a system finds the app of a website, by path. */
export const APP_ASSOCIATIONS = {
  '/.well-known/apple-app-site-association': createAppleAssociation,
  '/.well-known/assetlinks.json': createAndroidAssociation,
  '/.well-known/applinking.json': createHarmonyAssociation,
} as const;
