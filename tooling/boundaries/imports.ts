import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import {
  type Access,
  MINI_FRAMEWORK,
  MINI_TWIN,
  NATIVE_FEATURES,
  type Zone,
  zones,
} from './rules.ts';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  source: string;
}

export interface Import {
  specifier: string;
  access: Access;
}

const TEST_FILE = /\.test\.tsx?$|\/testing(?:\/|\.ts)|^apps\/server\/test\//;

export const isTestFile = (path: string): boolean => TEST_FILE.test(path);

/** Lists the imports, re-exports and dynamic imports of a file. */
export function importsOf({ path, source }: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const found: Import[] = [];
  for (const { moduleRequest, entries, start, end } of staticImports) {
    const typeOnly =
      /^import\s+type\b/.test(source.slice(start, end)) ||
      (entries.length > 0 && entries.every((entry) => entry.isType));
    found.push({ specifier: moduleRequest.value, access: typeOnly ? 'types' : 'values' });
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) {
        found.push({ specifier: moduleRequest.value, access: isType ? 'types' : 'values' });
      }
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) found.push({ specifier: text.slice(1, -1), access: 'values' });
  }
  return found;
}

const known = Object.entries(zones).map(([name, zone]) => ({ name, zone }));

function holds({ folder, files }: Zone, path: string): boolean {
  if (path !== folder && !path.startsWith(`${folder}/`)) return false;
  return files?.test(path.slice(folder.length + 1)) ?? true;
}

const zoneOf = (path: string) => known.find(({ zone }) => holds(zone, path));

/** `@vitrine/modules/schemas` belongs to the zone of that name, or else to the package's own. */
function workspaceZone(specifier: string): string | undefined {
  const [, name, rest] = /^@vitrine\/([^/]+)(?:\/([^/]+))?/.exec(specifier) ?? [];
  if (!name) return undefined;
  const exact = `${name}/${rest}`;
  return Object.hasOwn(zones, exact) || exact === 'contract/table' ? exact : name;
}

function isolationComplaint(zone: Zone, from: string, to: string | undefined): string | undefined {
  const inside = (path: string) => path.slice(zone.folder.length + 1);
  const owner = to && zone.isolated?.exec(inside(to))?.[0];
  if (!owner || !inside(from).includes('/') || inside(from).startsWith(`${owner}/`))
    return undefined;
  return `only ${owner} itself may import its files`;
}

function zoneComplaint(
  name: string,
  zone: Zone,
  target: string,
  access: Access,
): string | undefined {
  const allowed = zone.zones[target];
  if (!allowed) return `${name} may not import ${target}`;
  return allowed === 'types' && access === 'values'
    ? `${name} may import ${target} for its types only`
    : undefined;
}

function complaint(file: SourceFile, name: string, zone: Zone, found: Import): string | undefined {
  const { specifier } = found;
  const path = specifier.startsWith('.') ? join(dirname(file.path), specifier) : undefined;
  const target = path ? zoneOf(path)?.name : workspaceZone(specifier);
  const isTest = isTestFile(file.path);

  if (name === 'native' && target === 'features' && !NATIVE_FEATURES.test(specifier))
    return 'native may import of features only what draws nothing';
  if (target === name) return isolationComplaint(zone, file.path, path);
  if (target && isTest && target.startsWith(`${name}/`)) return undefined;
  if (target) return zoneComplaint(name, zone, target, isTest ? 'types' : found.access);
  if (path) return path.startsWith('..') ? 'leaves the repository' : undefined;
  if (MINI_TWIN.test(file.path) && MINI_FRAMEWORK.test(specifier)) return undefined;
  if (isTest || zone.externals.some((allowed) => allowed.test(specifier))) return undefined;
  return `${name} may not import the package ${specifier}`;
}

/** Every import that crosses a border it may not cross. */
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const owner = zoneOf(file.path);
    if (!owner) return [];
    return importsOf(file).flatMap((found) => {
      const text = complaint(file, owner.name, owner.zone, found);
      return text ? [`${file.path}: ${text} (${found.specifier})`] : [];
    });
  });
}
