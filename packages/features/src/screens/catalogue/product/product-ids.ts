/** The ids of the parts whose places the bar at the top follows. */
export const PRODUCT_INFO_ID = 'product-info';
export const PRODUCT_PRICE_ID = 'product-price';
