import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@vitrine/kit';
import { type RouteName, routeNames, screenFolder } from '@vitrine/platform/routes';

/** The manifest of a browser build: of its language, with messages that a merchant may override or without. */
export const manifestName = (language: Language, isOverridable = false): string =>
  `manifest.${language}${isOverridable ? '.overridable' : ''}.json`;

/** The list of the tables of messages in the chunks of a build whose messages a merchant may override. */
export const tablesName = (language: Language): string => `tables.${language}.overridable.json`;

export interface ManifestKeys {
  screens: Readonly<Record<RouteName, string>>;
  /** The table of all calls, which a page fetches with its first call outside the initial few. */
  callTable: string;
}

/** The key of an imported module in Vite's manifest: its file, relative to the web app. */
const findKey = (specifier: string): string =>
  relative(import.meta.dirname, fileURLToPath(import.meta.resolve(specifier)));

/** The manifest's keys of what the server preloads, resolved from the imports of the sources. */
export const readManifestKeys = (): ManifestKeys => ({
  screens: Object.fromEntries(
    routeNames.map((name) => [name, findKey(`@vitrine/features/screens/${screenFolder(name)}`)]),
  ) as Record<RouteName, string>,
  callTable: findKey('@vitrine/contract/table'),
});
