import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = new URL('../packages/modules/src/', import.meta.url);
const HEADER = '// Made by `node tooling/registry.ts` from the folders beside it; do not edit.\n';

/** A folder with a definition is a module type; its name is the wire code. */
export function moduleCodes(source: URL = SOURCE): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(new URL(`${name}/definition.ts`, source)))
    .sort();
}

const lines = (codes: readonly string[], line: (code: string) => string): string =>
  codes.map(line).join('\n');

const viewName = (code: string): string => `View_${code}`;

const schemas = (codes: readonly string[]): string => `${HEADER}
${lines(codes, (code) => `import { schema as ${code} } from './${code}/schema.ts';`)}

/** The schema of every module type, by its code. Server only. */
export const schemas = {
${lines(codes, (code) => `  ${code},`)}
} as const;
`;

const registry = (codes: readonly string[]): string => `${HEADER}
import { lazyView, type RegisteredModule } from './definition.ts';
${lines(codes, (code) => `import { definition as ${code} } from './${code}/definition.ts';`)}

/** Every module type by its code; each view is a chunk of its own. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
${lines(codes, (code) => `  ${code}: { definition: ${code}, ...lazyView(() => import('./${code}/View.tsx')) },`)}
};
`;

const miniRegistry = (codes: readonly string[]): string => `${HEADER}
import type { RegisteredModule } from './definition.ts';
${lines(codes, (code) => `import { definition as ${code} } from './${code}/definition.ts';`)}
${lines(codes, (code) => `import { View as ${viewName(code)} } from './${code}/View.tsx';`)}

/** Every module type by its code; a mini-program has no chunks to load later. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
${lines(codes, (code) => `  ${code}: { definition: ${code}, View: ${viewName(code)} },`)}
};
`;

/** What each generated file must hold. */
export function generated(codes: readonly string[]): Record<string, string> {
  return {
    'schemas.gen.ts': schemas(codes),
    'registry.gen.ts': registry(codes),
    'registry.gen.mini.ts': miniRegistry(codes),
  };
}

/** The names of generated files that do not say what they should. */
export function staleFiles(source: URL = SOURCE): string[] {
  return Object.entries(generated(moduleCodes(source)))
    .filter(([name, text]) => {
      const file = new URL(name, source);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([name]) => name);
}

function main(): void {
  const stale = staleFiles();
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(`Out of date: ${stale.join(', ')}. Run: node tooling/registry.ts`);
    process.exitCode = 1;
    return;
  }
  const files = generated(moduleCodes());
  for (const name of stale) writeFileSync(new URL(name, SOURCE), files[name] ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
