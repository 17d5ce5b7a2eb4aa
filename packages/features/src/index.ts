export { ScreenView } from './ScreenView.tsx';
export type { DrawableScreen, Head, LoadContext, Loaded, Screen, ScreenProps } from './screen.ts';
export { Deferred } from './shared/deferred/Deferred';
export {
  DeferredContext,
  type DeferredValue,
  type DeferredValues,
  trackDeferred,
} from './shared/deferred/deferred-values.ts';
export type { PreloadedData } from './shared/private-data/preloaded-data.ts';
export { RefetchSignalContext } from './shared/private-data/refetch-signal.ts';
