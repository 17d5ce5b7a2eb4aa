export type {
  ModuleDefinition,
  ModuleLoadContext,
  ModuleProps,
  ModuleState,
  RegisteredModule,
} from './definition.ts';
export { ContentPageView } from './page/ContentPageView.tsx';
export {
  type LoadContentPageContext,
  loadContentPage,
  reloadContentPage,
} from './page/load-content-page.ts';
export { ModulePage, type ModulePageProps } from './page/ModulePage.tsx';
export { preloadViews } from './page/preload-views.ts';
export { BuyOutfitContext, type BuyOutfitHandler } from './products/outfit-context.ts';
export { ProductPressContext, type ProductPressHandler } from './products/useProductPress.ts';
