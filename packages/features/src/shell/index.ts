export { completeHead, selectLocalShopName, selectShopName } from '../shop-content.ts';
export { loadShell } from './load.ts';
export { Shell } from './Shell';
export type { ShellProps } from './Shell.types.ts';
export { BAG_TAB_INDEX, listTabNames } from './tabs.ts';
