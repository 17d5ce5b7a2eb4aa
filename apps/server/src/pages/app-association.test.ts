import { expect, test } from 'vitest';
import { brandSchema } from '../brand/brand.ts';
import {
  createAndroidAssociation,
  createAppleAssociation,
  createHarmonyAssociation,
} from './app-association.ts';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const app = {
  id: 'shop.example.app',
  scheme: 'elsewhere',
  host: 'shop.example',
  iosTeam: 'ABCDE12345',
  androidFingerprints: [FINGERPRINT],
  harmonyAppId: '5765880207853862365',
};

test('names the screens of both languages to iPhones, and nothing else of the server', () => {
  const [details] = createAppleAssociation(app)?.applinks.details ?? [];
  expect(details?.appIDs).toEqual(['ABCDE12345.shop.example.app']);
  const paths = details?.components.map((component) => component['/']);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/', '/en', '/women', '/en/kids', '/bag', '/product/detail/*', '/en/product/detail/*'],
      ...['/checkout/*', '/checkout/*/payment', '/user/orders/*/tracking'],
      '/app/*',
    ]),
  );
  expect(paths?.filter((path) => /^\/(?:en\/)?(?:admin|api|\*)/.test(path))).toEqual([]);
});

test('names the package with its certificates to Android, and the app to HarmonyOS', () => {
  expect(createAndroidAssociation(app)?.[0]?.target).toEqual({
    namespace: 'android_app',
    package_name: 'shop.example.app',
    sha256_cert_fingerprints: [FINGERPRINT],
  });
  expect(createHarmonyAssociation(app)).toEqual({
    applinking: { apps: [{ appIdentifier: '5765880207853862365' }] },
  });
});

test('leaves out the systems without an app', () => {
  const none = { id: app.id, scheme: app.scheme, host: app.host };
  expect([
    createAppleAssociation(none),
    createAndroidAssociation(none),
    createHarmonyAssociation(none),
  ]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['an upper-case scheme', { scheme: 'Elsewhere' }],
  ['a team of another form', { iosTeam: 'shop' }],
  ['a store without https', { stores: { ios: 'http://apps.apple.com/1' } }],
  ['a short fingerprint', { androidFingerprints: ['AB:CD'] }],
  ['a host with a path', { host: 'shop.example/x' }],
])('a brand is refused with %s', (_, change) => {
  const { shape } = brandSchema;
  expect(shape.app.safeParse(app).success).toBe(true);
  expect(shape.app.safeParse({ ...app, ...change }).success).toBe(false);
});
