export { documentTitle, shopName } from '../words.ts';
export { loadShell } from './load.ts';
export { Shell, type ShellProps } from './Shell.tsx';
