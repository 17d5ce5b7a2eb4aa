export type {
  ModuleDefinition,
  ModuleLoadContext,
  ModuleProps,
  ModuleState,
  RegisteredModule,
} from './definition.ts';
export { type LoadPageContext, loadPage } from './page/loadPage.ts';
export { ModulePage, type ModulePageProps } from './page/ModulePage.tsx';
export { preloadViews } from './page/preloadViews.ts';
export { StoredPage } from './page/StoredPage.tsx';
export { type ProductTap, ProductTapContext } from './products/tap.ts';
