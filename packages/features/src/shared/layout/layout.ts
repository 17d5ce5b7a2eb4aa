import './layout.css';

// Constants instead of a CSS module: the build replaces each by its text, so no screen loads the list.
// What the first file holds (shell, campaign pages, home page) does not use it: there these rules would precede those
// of the parts, which would win.
export const desktopOnly = 'u-desktopOnly';
export const mobileOnly = 'u-mobileOnly';
export const screenOnly = 'u-screenOnly';
export const edgeToEdge = 'u-edgeToEdge';
export const summary = 'u-summary';
export const choice = 'u-choice';
export const pair = 'u-pair';
export const fieldButton = 'u-fieldButton';
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
export const iconAtEdge = 'u-iconAtEdge';
export const toEnd = 'u-toEnd';
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
