/** Imported directly, because a mini-program contains all its code from the start. */
export { AppSheet as AppPrompt } from './AppSheet.tsx';
