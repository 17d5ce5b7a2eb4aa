/** Read only by some screens, though the packages they live in are read by all. */
const OF_SOME_SCREENS =
  /ui\/src\/(?:components\/(?:accordion|breadcrumb|chip|empty-state|menu|modal)|primitives\/(?:input|range|rich-text|swiper|tap-group|video))|state\/src\/slices\/(?:brand|category|facets|filter|pageState|product|sizes)|reselect/;

const OF_EVERY_SCREEN =
  /node_modules|oxc|rolldown|vite|packages\/(?:client|contract|kit|platform|state|ui)\/|apps\/web\/src|features\/src\/(?:content|failure|screen|shell|words|late\/late-values)|modules\/src\/(?!\w+\/View)/;

/**
 * What nearly every screen reads travels in one file, since many small ones pack worse and wait in
 * line. Screens, module views and what only they read stay files of their own.
 */
export const inEveryScreen = (id: string): boolean =>
  OF_EVERY_SCREEN.test(id) && !OF_SOME_SCREENS.test(id);

/** Vite would preload a chunk's imports by a helper; here a chunk imports little but the common file. */
export const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
});
