import { bundleSystem } from './bundle.ts';

/** Builds the app for a browser, where its screens can be tried and tested beside the real shop. */
export function web(): void {
  bundleSystem('web');
  console.log('Built. `npm run native -- serve` shows it beside a running shop.');
}
