export { Late } from './late/Late';
export { followLate, LateContext, type LateValue, type LateValues } from './late/late-values.ts';
export { ComingBackContext } from './own/coming-back.ts';
export type { Head, LoadContext, Loaded, Screen, ScreenProps } from './screen.ts';
export { skeletonOf } from './skeletons.ts';
