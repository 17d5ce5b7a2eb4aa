/** What the native app takes of this package: rules and constants. Its own parts draw. */
export { calculateDiscount, type Discount } from './components/price/price-rules.ts';
export {
  type CardLabel,
  type CardProduct,
  type CardTag,
  selectCardTag,
  selectTopLabel,
} from './components/product-card/card-product.ts';
export { DESKTOP, TABLET } from './media-queries.ts';
export { messages } from './messages.ts';
export { ICON_PATHS } from './primitives/icon/icon-paths.ts';
