export { parseAppVersion } from './app-version.ts';
export type {
  BridgeMessage,
  BridgeReplies,
  BridgeReply,
  BridgeReplyType,
} from './bridge/definition.ts';
export {
  PlatformProvider,
  type PlatformProviderProps,
  useLanguage,
  useMessages,
  usePlatform,
} from './context.ts';
export { useImpression } from './impression/useImpression';
export type { ImpressionOptions, ImpressionProps } from './impression/useImpression.types.ts';
export { usePageVisible } from './impression/usePageVisible';
export {
  type LandingParams,
  parseLandingParams,
  REFERRAL_KEY,
  storeReferral,
  type Utm,
} from './landing/landing-params.ts';
export { omitPersonalParams } from './landing/personal-params.ts';
export { type HostLinks, parseQuery, parseTarget, resolveLink } from './links.ts';
export { createPageGuard, type PageGuard } from './page-guard/page-guard.ts';
export {
  type AppName,
  canInviteToApp,
  detectPlatform,
  isApp,
  isMiniProgram,
  type MiniProgramName,
  PLATFORM_NAMES,
  type PlatformName,
} from './platform-names.ts';
export type { AddressBookPort, BookAddress } from './ports/address-book.ts';
export type { BridgePort } from './ports/bridge.ts';
export type { ClipboardPort } from './ports/clipboard.ts';
export type { CustomerServicePort, WechatService } from './ports/customer-service.ts';
export type { LoginPort } from './ports/login.ts';
export type { MessageAnswer, MessagePromptPort } from './ports/message-prompt.ts';
export type {
  Destination,
  GoOptions,
  MiniNavigationPort,
  NavigationPort,
} from './ports/navigation.ts';
export type {
  PaymentChannel,
  PaymentOutcome,
  PaymentParams,
  PaymentPort,
} from './ports/payment.ts';
export type { PictureViewerPort } from './ports/picture-viewer.ts';
export type { Platform } from './ports/platform.ts';
export type { ShareContent, ShareOutcome, SharePort } from './ports/share.ts';
export type { KeyValueStorage, StoragePort } from './ports/storage.ts';
export type { TrackedEvent, TrackingPort } from './ports/tracking.ts';
export type { ScrollOptions, ViewportPort } from './ports/viewport.ts';
export {
  type HeaderKind,
  type Route,
  type RouteName,
  routeNames,
  routeOf,
  routes,
  type SkeletonKind,
  screenFolder,
  skeletonOf,
  type Target,
} from './routes.ts';
export type { SentEvent } from './tracking/envelope.ts';
export { getClientId } from './tracking/ids.ts';
export { appHref, href, matchWebPath, miniHref, type RouteMatch } from './urls.ts';
export { useTimed } from './useTimed.ts';
