/** A package of a mini-program has all of its code at once. */
export { CountrySheet as CountryGate } from './CountrySheet.tsx';
