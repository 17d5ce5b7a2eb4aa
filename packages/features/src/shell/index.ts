export { documentHead, shopName } from '../words.ts';
export { loadShell } from './load.ts';
export { Shell } from './Shell';
export type { ShellProps } from './Shell.types.ts';
export { bagTab, tabNames } from './tabs.ts';
