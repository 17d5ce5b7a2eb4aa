export type { Head, LoadContext, Loaded, Screen, ScreenProps } from './screen.ts';
