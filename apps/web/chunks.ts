import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../packages');
const COMMON = join(import.meta.dirname, 'src/client/common.ts');
const MODULE_TYPES = join(PACKAGES, 'modules/src');
const VIEWS = ['View.tsx', 'View.web.tsx'];

/** Tells whether a module is a file or in a folder. One that was moved is an error, not an empty group. */
function isInside(path: string): (id: string) => boolean {
  const target = join(PACKAGES, path);
  if (!existsSync(target)) throw new Error(`A chunk is declared for ${path}, which does not exist`);
  return (id) => id === target || id.startsWith(target + sep);
}

const isModulePart = isInside('modules/src');
/** Screens that show no module ask for messages too, and must not load the parts of modules for it. */
const isMessagePrompt = isInside('modules/src/parts/message-prompt');

/** What hardly any public screen needs. */
const privateParts = [
  'kit/src/addresses.ts',
  'kit/src/person-name.ts',
  'kit/src/resident-id.ts',
  'state/src/slices/pid-form.ts',
  'state/src/slices/pidBook.ts',
  'features/src/screen.ts',
  'features/src/PrivateView.tsx',
  'features/src/shared/private-data',
  'features/src/shared/account-layout',
  'features/src/shared/order',
].map(isInside);

/** What a page needs only when something is opened over it or typed into it. */
const dialogParts = [
  'ui/src/forms',
  'ui/src/primitives/field',
  'ui/src/primitives/input',
  'ui/src/primitives/overlay',
  'ui/src/components/modal',
  'ui/src/components/sheet',
].map(isInside);

/** The chunk of a module type: its definition, its rules and its view. The folder `later` is loaded apart. */
function moduleTypeChunk(id: string): string | null {
  const [folder = '', part] = relative(MODULE_TYPES, id).split(sep);
  const hasView = VIEWS.some((file) => existsSync(join(MODULE_TYPES, folder, file)));
  const isModuleType = isModulePart(id) && hasView;
  return isModuleType && part !== 'later' ? `module-${folder}` : null;
}

/**
 * Which modules share a file. The first group that takes a module keeps it; what no group takes is
 * split by the bundler. `minShareCount` counts the screens and module types that need a module.
 */
export const groups = [
  // Everything that the entry or `common.ts` imports.
  { name: 'shop', tags: ['$initial' as const], test: (id: string) => id !== COMMON },
  { name: moduleTypeChunk },
  // Separate, because it brings the carousel library with it: `tooling/budget.ts` charges it by this name.
  { name: 'carousel', test: isInside('ui/src/primitives/swiper') },
  // Apart from the views: the bundler breaks the exports of a view that it puts into one file with it.
  { name: 'hide-module', test: isInside('modules/src/parts/HideModule.tsx') },
  {
    name: 'module-parts',
    test: (id: string) => isModulePart(id) && !isMessagePrompt(id),
    minShareCount: 3,
  },
  {
    name: 'private',
    test: (id: string) => privateParts.some((isPart) => isPart(id)),
    minShareCount: 6,
  },
  {
    name: 'dialogs',
    test: (id: string) => dialogParts.some((isPart) => isPart(id)),
    minShareCount: 6,
  },
  { name: 'often', test: (id: string) => !isModulePart(id), minShareCount: 6 },
  { name: 'forms', test: isInside('ui/src/forms'), minShareCount: 2 },
];
