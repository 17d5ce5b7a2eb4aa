export * from './china-time.ts';
export * from './language.ts';
export * from './lists.ts';
export * from './money.ts';
export * from './pictures.ts';
export * from './records.ts';
export * from './text.ts';
export * from './versions.ts';
