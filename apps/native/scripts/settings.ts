import path from 'node:path';

export const APP = path.resolve(import.meta.dirname, '..');
export const ROOT = path.resolve(APP, '../..');
export const BUILD = path.join(APP, 'build');
/** Kotlin and Swift of the app's ports, which `prebuild` copies. */
export const NATIVE_SOURCES = path.join(APP, 'scripts/native');
export const BRAND_DIR = process.env.BRAND_DIR ?? path.join(ROOT, 'brand');

/** The first release that draws tabs itself, as `native-tabs.ts` of the platform says. */
export const VERSION = '7.0.0';
/** Stores want a number that grows with every release. */
export const BUILD_NUMBER = 70_000;

export const SYSTEMS = ['ios', 'android', 'harmony'] as const;
export type System = (typeof SYSTEMS)[number];

/** The largest size of each bundle, in bytes: what Hermes compiled, and JavaScript for HarmonyOS. */
export const BUDGETS: Readonly<Record<System, number>> = {
  ios: 3_000_000,
  android: 3_000_000,
  harmony: 1_950_000,
};
