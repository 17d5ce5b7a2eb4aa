export { loadShell } from './load.ts';
export { Shell, type ShellProps } from './Shell.tsx';
export { documentTitle, shopName } from './words.ts';
