export { documentTitle, shopName } from '../words.ts';
export { loadShell } from './load.ts';
export { Shell } from './Shell';
export type { ShellProps } from './Shell.types.ts';
export { tabNames } from './tabs.ts';
