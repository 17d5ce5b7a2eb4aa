/** Mini-programs load all code of a package at once, so nothing is loaded lazily. */
export { CountrySheet as CountryGate } from './CountrySheet.tsx';
