/** A mini-program holds all its code from the start. */
export { AppSheet as AppPrompt } from './AppSheet.tsx';
