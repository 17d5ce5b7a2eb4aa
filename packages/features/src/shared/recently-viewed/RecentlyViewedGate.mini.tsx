/** Mini-programs load all code of a package at once, so nothing is loaded lazily. */
export { RecentlyViewed as RecentlyViewedGate } from './RecentlyViewed.tsx';
