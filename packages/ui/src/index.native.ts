/** What the native app takes of this package: rules, constants and the toasts' state. Its own parts draw. */
export { lightboxMessages } from './components/lightbox/lightbox-messages.ts';
export { isDoubleTap, isTap, type Tap } from './components/lightbox/tap-rules.ts';
export {
  DOUBLE_TAP_SCALE,
  limitZoom,
  MAX_SCALE,
  type Point,
  pinch,
  STEP,
  UNZOOMED,
  type Zoom,
  zoomAt,
} from './components/lightbox/zoom-rules.ts';
export { calculateDiscount, type Discount } from './components/price/price-rules.ts';
export {
  type CardLabel,
  type CardProduct,
  type CardTag,
  selectCardTag,
  selectTopLabel,
} from './components/product-card/card-product.ts';
export type { StatusTone } from './components/status/status-tone.ts';
export {
  describeTicket,
  findNextStep,
  type TicketTexts,
} from './components/ticket/describe-ticket.ts';
export { messages as ticketMessages } from './components/ticket/messages.ts';
export type { TicketLayout } from './components/ticket/ticket-coupon.ts';
export { formatTicketAction, type TicketAmount } from './components/ticket/ticket-text.ts';
export {
  createToastStore,
  type ShowToast,
  type ToastOptions,
  type ToastStore,
  type VisibleToast,
} from './components/toast/toast-store.ts';
export { ToastContext, useToast } from './components/toast/useToast.ts';
export { DESKTOP, TABLET } from './media-queries.ts';
export { messages } from './messages.ts';
export { ICON_PATHS, type IconName } from './primitives/icon/icon-paths.ts';
