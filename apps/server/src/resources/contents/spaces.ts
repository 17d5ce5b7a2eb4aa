/** The pages of the storefront. */
export const SPACE = 'storefront';
/** The app whose values the storefront reads. */
export const SHOP_APP = 'storefront';
/** Linked blocks: pages that are shown as a part of others. */
export const BLOCK_SPACE = 'blocks';
/** The environment that everybody sees. */
export const PUBLIC_ENVIRONMENT = 'production';
