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
export const parts = 'u-parts';
export const pageTitle = 'u-pageTitle';
export const center = 'u-center';
export const atEnd = 'u-atEnd';
export const topped = 'u-topped';
export const serifNumber = 'u-serifNumber';
export const amount = 'u-amount';
export const badge = 'u-badge';
export const square = 'u-square';
export const windowHeight = 'u-windowHeight';
export const pushed = 'u-pushed';
export const countBadge = 'u-countBadge';
export const formTop = 'u-formTop';
