import { drawnCodes, type ModuleRegistry, type PageModule, registry } from '@vitrine/modules';
import { NATIVE_VIEWS } from './native-views.ts';

/** Stands in the place of a view that the app does not have. */
const Missing = () => null;

/** The registry of the app: what it draws itself, and what the shop's page shows. */
export const nativeRegistry: ModuleRegistry = Object.fromEntries(
  Object.entries(registry).map(([code, { definition }]) => [
    code,
    drawnCodes.includes(code)
      ? { definition, View: NATIVE_VIEWS[code] ?? Missing }
      : { definition },
  ]),
);

const isNative = ({ entry }: PageModule): boolean => Object.hasOwn(NATIVE_VIEWS, entry.code);

/** A part of a feed: a module that the app draws, or a run of modules that the shop's page shows. */
export type FeedPart =
  | { kind: 'module'; key: string; module: PageModule; position: number }
  | { kind: 'web'; key: string; modules: readonly PageModule[] };

/** The parts of a feed. Modules of the page that stand together become one part; bars that stick to an edge are left out. */
export function listFeedParts(modules: readonly PageModule[]): FeedPart[] {
  const parts: FeedPart[] = [];
  for (const [index, module] of modules.entries()) {
    if (module.dock) continue;
    const key = module.entry.id;
    const last = parts.at(-1);
    if (isNative(module)) parts.push({ kind: 'module', key, module, position: index + 1 });
    else if (last?.kind === 'web')
      parts[parts.length - 1] = { ...last, modules: [...last.modules, module] };
    else parts.push({ kind: 'web', key, modules: [module] });
  }
  return parts;
}
