export { HeartButton } from './HeartButton.tsx';
export { useHearts } from './useHearts.ts';
export { useKeeping } from './useKeeping.ts';
