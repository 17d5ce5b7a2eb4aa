import './layout.css';

// Constants instead of a CSS module: the build replaces each by its text, so no screen loads the list.
export const desktopOnly = 'u-desktopOnly';
export const textLink = 'u-textLink';
export const fixed = 'u-fixed';
export const divided = 'u-divided';
export const framed = 'u-framed';
export const dimmed = 'u-dimmed';
export const emptyAction = 'u-emptyAction';
export const small = 'u-small';
export const form = 'u-form';
export const barAmount = 'u-barAmount';
export const touchHeight = 'u-touchHeight';
export const pageTitle = 'u-pageTitle';
