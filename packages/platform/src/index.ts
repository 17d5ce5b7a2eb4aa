export { appHref, href, type Match, matchWeb, miniHref } from './addresses.ts';
export {
  PlatformProvider,
  type PlatformProviderProps,
  useLanguage,
  useMessages,
  usePlatform,
} from './context.ts';
export { createCovering } from './covering.ts';
export { createHolding, type Holding } from './holding.ts';
export { type ContentLink, readQuery, readTarget, resolveLink } from './links.ts';
export {
  detectPlatform,
  invitesToApp,
  isApp,
  isMiniProgram,
  type MiniProgramName,
  PLATFORM_NAMES,
  type PlatformName,
} from './names.ts';
export type {
  Bridge,
  BridgeMessage,
  BridgeReplies,
  BridgeReply,
  BridgeReplyType,
} from './ports/bridge.ts';
export type { Clipboard } from './ports/clipboard.ts';
export type { Login } from './ports/login.ts';
export type { Destination, GoOptions, MiniNavigation, Navigation } from './ports/navigation.ts';
export type { PayableWith, Payment, PaymentOutcome } from './ports/payment.ts';
export type { Platform } from './ports/platform.ts';
export type { Share, ShareContent, ShareOutcome } from './ports/share.ts';
export type { KeyValue, Storage } from './ports/storage.ts';
export type { TrackedEvent, Tracking } from './ports/tracking.ts';
export type { ScrollOptions, Viewport } from './ports/viewport.ts';
export { type Route, type RouteName, routes, type Target } from './routes.ts';
export { useSeen } from './seen/useSeen';
export type { SeenOptions, SeenProps } from './seen/useSeen.types.ts';
export { useVisible } from './seen/useVisible';
export type { SentEvent } from './tracking/envelope.ts';
export { withoutPersonal } from './visit/personal.ts';
export {
  keepReferral,
  REFERRAL_KEY,
  readVisit,
  signedVersion,
  type Utm,
  type Visit,
} from './visit/visit.ts';
