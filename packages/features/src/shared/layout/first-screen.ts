/** The products of the first screen, two rows on a phone, whose pictures load at once. */
export const FIRST_SCREEN_PRODUCTS = 4;
