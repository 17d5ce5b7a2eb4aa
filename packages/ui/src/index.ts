export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/Accordion.tsx';
export { FoldSign } from './components/accordion/FoldSign.tsx';
export {
  ActionBar,
  type ActionBarProps,
  ActionBarRoom,
} from './components/action-bar/ActionBar.tsx';
export { Breadcrumb } from './components/breadcrumb/Breadcrumb';
export type { BreadcrumbItem, BreadcrumbProps } from './components/breadcrumb/Breadcrumb.types.ts';
export { Button, type ButtonProps } from './components/button/Button.tsx';
export { Chip, type ChipProps } from './components/chip/Chip.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/EmptyState.tsx';
export { ErrorScreen, type ErrorScreenProps } from './components/error-screen/ErrorScreen.tsx';
export { Menu } from './components/menu/Menu';
export type { MenuItem, MenuProps } from './components/menu/Menu.types.ts';
export { Modal, type ModalProps } from './components/modal/Modal.tsx';
export { Note, type NoteProps } from './components/note/Note.tsx';
export { Price, type PriceProps } from './components/price/Price.tsx';
export { type Discount, discountOf } from './components/price/price-rules.ts';
export {
  type CardLabel,
  type CardProduct,
  type CardTag,
  cardTag,
  topLabel,
} from './components/product-card/card-product.ts';
export { ProductCard, type ProductCardProps } from './components/product-card/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './components/product-grid/ProductGrid.tsx';
export { RowLink, type RowLinkProps } from './components/row-link/RowLink.tsx';
export {
  SectionHeading,
  type SectionHeadingProps,
} from './components/section-heading/SectionHeading.tsx';
export { ChoiceSheet, type ChoiceSheetProps } from './components/sheet/ChoiceSheet.tsx';
export { Sheet, type SheetProps } from './components/sheet/Sheet.tsx';
export type { SkeletonKind } from './components/skeleton/drawings.ts';
export { CardSkeleton, Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/Spinner.tsx';
export { Status, type StatusProps } from './components/status/Status.tsx';
export { TabBar, type TabBarItem, type TabBarProps } from './components/tab-bar/TabBar.tsx';
export { Tag, type TagProps } from './components/tag/Tag.tsx';
export { CouponTicket, type CouponTicketProps } from './components/ticket/CouponTicket.tsx';
export { Ticket, type TicketProps } from './components/ticket/Ticket.tsx';
export type { TicketDeed } from './components/ticket/TicketButton.tsx';
export type { TicketCoupon, TicketLayout } from './components/ticket/ticket-coupon.ts';
export type { TicketAmount } from './components/ticket/ticket-words.ts';
export {
  Timeline,
  type TimelineProps,
  type TimelineStep,
} from './components/timeline/Timeline.tsx';
export { ToastProvider, useToast } from './components/toast/Toast.tsx';
export {
  createToasts,
  type ShowToast,
  TOAST_MS,
  type ToastOptions,
  type Toasts,
} from './components/toast/toasts.ts';
export { cx } from './cx.ts';
export { Check, type CheckProps } from './forms/check/Check.tsx';
export type { ChoiceGroupProps, ChoiceOption } from './forms/choice/Choice.types.ts';
export { ChoiceGroup } from './forms/choice/ChoiceGroup';
export { FilePick } from './forms/file-pick/FilePick';
export type { FilePickProps, PickedFile } from './forms/file-pick/FilePick.types.ts';
export { Form } from './forms/form/Form';
export type { FormProps } from './forms/form/Form.types.ts';
export { Select } from './forms/select/Select';
export type { SelectOption, SelectProps } from './forms/select/Select.types.ts';
export { Stepper, type StepperProps } from './forms/stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './forms/switch/Switch.tsx';
export { TextArea } from './forms/text-area/TextArea';
export type { TextAreaProps } from './forms/text-area/TextArea.types.ts';
export { Box } from './primitives/box/Box';
export type { BoxElement, BoxProps } from './primitives/box/Box.types.ts';
export { watchFocus } from './primitives/focus/watchFocus.ts';
export { Icon } from './primitives/icon/Icon';
export type { IconProps, IconSize } from './primitives/icon/Icon.types.ts';
export type { IconName } from './primitives/icon/icon-paths.ts';
export { Input } from './primitives/input/Input';
export type { InputProps } from './primitives/input/Input.types.ts';
export { Landing } from './primitives/landing/Landing';
export type { LandingProps } from './primitives/landing/Landing.types.ts';
export { Link } from './primitives/link/Link';
export type { LinkProps, LinkTap } from './primitives/link/Link.types.ts';
export { Overlay } from './primitives/overlay/Overlay';
export type { OverlayProps } from './primitives/overlay/Overlay.types.ts';
export { Picture } from './primitives/picture/Picture';
export type { PictureProps, PictureSize } from './primitives/picture/Picture.types.ts';
export { Range } from './primitives/range/Range';
export type { RangeProps, RangeValue } from './primitives/range/Range.types.ts';
export { RichText } from './primitives/rich-text/RichText';
export type { RichTextProps } from './primitives/rich-text/RichText.types.ts';
export { ScrollArea } from './primitives/scroll-area/ScrollArea';
export type { ScrollAreaProps } from './primitives/scroll-area/ScrollArea.types.ts';
export { Scroller } from './primitives/scroller/Scroller';
export type { ScrollerProps } from './primitives/scroller/Scroller.types.ts';
export { Swiper } from './primitives/swiper/Swiper';
export type { SwiperProps } from './primitives/swiper/Swiper.types.ts';
export { Tabs } from './primitives/tabs/Tabs';
export type { TabItem, TabsProps } from './primitives/tabs/Tabs.types.ts';
export { Tap } from './primitives/tap/Tap';
export type { TapProps } from './primitives/tap/Tap.types.ts';
export { TapGroup } from './primitives/tap-group/TapGroup';
export type { TapGroupProps } from './primitives/tap-group/TapGroup.types.ts';
export { Text } from './primitives/text/Text';
export type { TextElement, TextLook, TextProps, TextTone } from './primitives/text/Text.types.ts';
export { Video } from './primitives/video/Video';
export type { VideoProps } from './primitives/video/Video.types.ts';
