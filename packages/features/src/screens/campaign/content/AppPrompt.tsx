import { loadOnOpen } from '../../../shared/load-on-open/load-on-open.tsx';

export const AppPrompt = loadOnOpen(() => import('./AppSheet.tsx').then((part) => part.AppSheet));
