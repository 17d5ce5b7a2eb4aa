import { existsSync, readdirSync } from 'node:fs';

const SOURCE = new URL('../packages/modules/src/', import.meta.url);
const HEADER = '// Made by `node tooling/generated.ts` from the folders beside it; do not edit.';

export interface ModuleFolder {
  code: string;
  /** The file of its view; undefined for a module that describes its page and draws nothing. */
  view: string | undefined;
  /** True for a module that no mini-program shows: its view stays out of their packages. */
  isWebOnly: boolean;
}

const VIEW = 'View.tsx';
const WEB_VIEW = 'View.web.tsx';

/** Lists the module types: folders with a definition, named by their wire codes. */
export function listModuleFolders(source: URL = SOURCE): ModuleFolder[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(new URL(`${name}/definition.ts`, source)))
    .sort()
    .map((code) => {
      const view = [VIEW, WEB_VIEW].find((file) => existsSync(new URL(`${code}/${file}`, source)));
      return { code, view, isWebOnly: view === WEB_VIEW };
    });
}

type Lines = (line: (folder: ModuleFolder) => string) => string;

const linesOf =
  (folders: readonly ModuleFolder[]): Lines =>
  (line) =>
    folders.map(line).join('\n');

const schemas = (each: Lines): string => `${HEADER}

${each(({ code }) => `import { schema as ${code} } from './${code}/schema.ts';`)}

/** The schema of every module type, by its code. Server only. */
export const schemas = {
${each(({ code }) => `  ${code},`)}
} as const;
`;

const definitions = (each: Lines): string =>
  each(({ code }) => `import { definition as ${code} } from './${code}/definition.ts';`);

const lazyModule = (code: string, view: string): string =>
  `lazyModule('${code}', () =>
    Promise.all([import('./${code}/definition.ts'), import('./${code}/${view}')]),
  )`;

const registry = (each: Lines, eachBare: Lines): string => `${HEADER}

import type { RegisteredModule } from './definition.ts';
import { lazyModule } from './lazy-module.tsx';
${definitions(eachBare)}

/** Every module type by its code; each is a chunk of its own, unless it draws nothing. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
${each(({ code, view }) => `  ${code}: ${view ? lazyModule(code, view) : `{ definition: ${code} }`},`)}
};
`;

const isInMini = ({ view, isWebOnly }: ModuleFolder): boolean => view !== undefined && !isWebOnly;

const viewName = (code: string): string => `View_${code}`;

const miniRegistry = (each: Lines, eachView: Lines): string => `${HEADER}

import type { RegisteredModule } from './definition.ts';
${definitions(each)}
${eachView(({ code }) => `import { View as ${viewName(code)} } from './${code}/View.tsx';`)}

/** Every module type by its code; a mini-program has no chunks, and no views that only browsers show. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
${each((folder) => `  ${folder.code}: { definition: ${folder.code}${isInMini(folder) ? `, View: ${viewName(folder.code)}` : ''} },`)}
};
`;

const nativeRegistry = (each: Lines, eachDrawn: Lines): string => `${HEADER}

import type { RegisteredModule } from './definition.ts';
${definitions(each)}

/** Every module type by its code; the app has views of its own. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
${each(({ code }) => `  ${code}: { definition: ${code} },`)}
};

/** The module types that a shopper sees; the others describe their page. */
export const drawnCodes: readonly string[] = [
${eachDrawn(({ code }) => `  '${code}',`)}
];
`;

/** The contents of each generated file by its name. */
export function generateRegistry(folders: readonly ModuleFolder[]): Record<string, string> {
  const each = linesOf(folders);
  return {
    'schemas.gen.ts': schemas(each),
    'registry.gen.ts': registry(each, linesOf(folders.filter(({ view }) => !view))),
    'registry.gen.mini.ts': miniRegistry(each, linesOf(folders.filter(isInMini))),
    'registry.gen.native.ts': nativeRegistry(each, linesOf(folders.filter(({ view }) => view))),
  };
}
