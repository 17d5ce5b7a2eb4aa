import type { Plugin } from 'vite';

/** Read only by some screens, though the packages they live in are read by all. */
const OF_SOME_SCREENS = new RegExp(
  [
    'kit/src/(?:addresses|full-mobile|person|resident-id|shipping)',
    'ui/src/forms/',
    'ui/src/components/(?:accordion|action-bar|breadcrumb|chip|empty|menu|modal|note|row-link|sheet|skeleton|status|ticket|timeline)',
    'ui/src/primitives/(?:focus/(?!watchFocus)|input|landing|overlay|range|rich-text|swiper|tap-group|video)',
    'state/src/slices/(?:address|brand|category|checkout|country|facets|filter|home|lottery|order|page|personal|pid|product|question|referral|rewards|search|sizes|tasks|toggles|user|wishlist)',
    'state/src/(?:recall-user|remember-pid)|reselect',
    'contract/src/table|embla|weixin|wechat-share|messaging-payment|web/src/(?:inspect|client/(?:messaging|stand-in))|bridge/simulator',
  ].join('|'),
);

const OF_EVERY_SCREEN =
  /node_modules|oxc|rolldown|vite|packages\/(?:client|contract|kit|platform|state|ui)\/|apps\/web\/src|features\/src\/(?:content\/(?!AppSheet)|country\/Country(?:Gate|Tap)|failure|own\/messages|screen|shell(?!\/(?:Consent|Popup|usePopup)\.|\/(?:consent|popup)-messages)|words|late\/late-values)|modules\/src\/(?:\w+\.|page\/|shareInfo\/|products\/(?:Card|ProductLink|Slide|columns|load|piece|tap)|parts\/(?:[a-z]|Cta|Go|ModulePicture|MoreButton))/;

/**
 * What nearly every screen reads travels in one file, since many small ones pack worse and wait in
 * line. Screens, module views and what only they read stay files of their own.
 */
export const inEveryScreen = (id: string): boolean =>
  OF_EVERY_SCREEN.test(id) && !OF_SOME_SCREENS.test(id);

/**
 * A module type is one file: what is known of it, its rules and its view. What only speaks of its
 * page is read by every page at once: a file of its own would go round in a circle with the common one.
 */
export const moduleType = (id: string): string | null =>
  /modules\/src\/(?!(?:page|parts|products|fields|shareInfo)\/)(\w+)\//.exec(id)?.[1] ?? null;

/**
 * What many screens read but not all is one more file: a sheet, a field and a chip of a few hundred
 * bytes each would cost a list a dozen requests before its first picture.
 */
export const readByMany = {
  name: 'often',
  test: /packages\/(?!modules|ui\/src\/primitives\/swiper)/,
  minShareCount: 8,
};

/** The parts of a form come with the first of them, and what customs say of a person, for the same reason. */
export const readByForms = {
  name: 'forms',
  test: /ui\/src\/forms\/(?:check|choice|select|switch|text-area)\/|kit\/src\/full-mobile|unsaved|clearance/i,
  minShareCount: 2,
};

/** An import as Vite wraps it, in a helper that would preload what its chunk imports. */
const WRAPPED = /[\w$]+\(\(\)=>(import\([^)]*\)(?:\.then\([^)]*\))?),__VITE_PRELOAD__\)/g;

/** Leaves imports as they are written: a chunk imports little but the common file. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(WRAPPED, '$1');
      }
    },
  },
});
