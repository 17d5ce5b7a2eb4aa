/** Mini-programs load all code of a package at once, so nothing is loaded lazily. */
export { RateLoader as RateGate } from './RateLoader.tsx';
