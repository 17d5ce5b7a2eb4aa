export { refreshOverrides, restoreOverrides } from './device-overrides.ts';
