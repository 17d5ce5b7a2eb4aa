export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/Accordion.tsx';
export { ExpandIcon } from './components/accordion/ExpandIcon.tsx';
export {
  ActionBar,
  type ActionBarProps,
  ActionBarSpacer,
} from './components/action-bar/ActionBar.tsx';
export { Breadcrumb } from './components/breadcrumb/Breadcrumb';
export type { BreadcrumbItem, BreadcrumbProps } from './components/breadcrumb/Breadcrumb.types.ts';
export { Button, type ButtonProps } from './components/button/Button.tsx';
export { Chip, type ChipProps } from './components/chip/Chip.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/EmptyState.tsx';
export { ErrorScreen, type ErrorScreenProps } from './components/error-screen/ErrorScreen.tsx';
export { HoverMenu } from './components/hover-menu/HoverMenu';
export type { HoverMenuProps } from './components/hover-menu/HoverMenu.types.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/IconButton.tsx';
export { Lightbox } from './components/lightbox/Lightbox';
export { Menu } from './components/menu/Menu';
export type { MenuItem, MenuProps } from './components/menu/Menu.types.ts';
export { Modal, type ModalProps } from './components/modal/Modal.tsx';
export { Note, type NoteProps } from './components/note/Note.tsx';
export { PageTitle, type PageTitleProps } from './components/page-title/PageTitle.tsx';
export { Price, type PriceProps } from './components/price/Price.tsx';
export { calculateDiscount, type Discount } from './components/price/price-rules.ts';
export { ReferenceRateContext } from './components/price/reference-rate.ts';
export {
  type CardLabel,
  type CardProduct,
  type CardTag,
  selectCardTag,
  selectTopLabel,
} from './components/product-card/card-product.ts';
export { ProductCard, type ProductCardProps } from './components/product-card/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './components/product-grid/ProductGrid.tsx';
export { RowLink, type RowLinkProps } from './components/row-link/RowLink.tsx';
export { Section, type SectionProps } from './components/section/Section.tsx';
export {
  SectionHeading,
  type SectionHeadingProps,
} from './components/section-heading/SectionHeading.tsx';
export { ChoiceSheet, type ChoiceSheetProps } from './components/sheet/ChoiceSheet.tsx';
export { Sheet, type SheetProps } from './components/sheet/Sheet.tsx';
export { CardSkeleton, Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx';
export type { SkeletonKind } from './components/skeleton/skeleton-layouts.ts';
export { SkipLink } from './components/skip-link/SkipLink';
export { Spinner, type SpinnerProps } from './components/spinner/Spinner.tsx';
export { Status } from './components/status/Status.tsx';
export type { StatusTone } from './components/status/status-tone.ts';
export { TabBar, type TabBarItem, type TabBarProps } from './components/tab-bar/TabBar.tsx';
export { Tag, type TagProps } from './components/tag/Tag.tsx';
export { CouponTicket, type CouponTicketProps } from './components/ticket/CouponTicket.tsx';
export { Ticket, type TicketProps } from './components/ticket/Ticket.tsx';
export type { TicketAction } from './components/ticket/TicketButton.tsx';
export type { TicketCoupon, TicketLayout } from './components/ticket/ticket-coupon.ts';
export type { TicketAmount } from './components/ticket/ticket-text.ts';
export {
  Timeline,
  type TimelineProps,
  type TimelineStep,
} from './components/timeline/Timeline.tsx';
export { ToastProvider } from './components/toast/Toast.tsx';
export {
  createToastStore,
  type ShowToast,
  TOAST_MS,
  type ToastOptions,
  type ToastStore,
} from './components/toast/toast-store.ts';
export { useToast } from './components/toast/useToast.ts';
export { cx } from './cx.ts';
export { Checkbox, type CheckboxProps } from './forms/checkbox/Checkbox.tsx';
export { FilePicker } from './forms/file-picker/FilePicker';
export type { FilePickerProps, PickedFile } from './forms/file-picker/FilePicker.types.ts';
export { Form } from './forms/form/Form';
export type { FormProps } from './forms/form/Form.types.ts';
export { MessageField } from './forms/message-field/MessageField';
export type { MessageFieldProps } from './forms/message-field/MessageField.types.ts';
export { RadioGroup } from './forms/radio-group/RadioGroup';
export type { RadioGroupProps, RadioOption } from './forms/radio-group/RadioGroup.types.ts';
export { Select } from './forms/select/Select';
export type { SelectOption, SelectProps } from './forms/select/Select.types.ts';
export { Stepper, type StepperProps } from './forms/stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './forms/switch/Switch.tsx';
export { TextArea } from './forms/text-area/TextArea';
export type { TextAreaProps } from './forms/text-area/TextArea.types.ts';
export { DESKTOP, TABLET } from './media-queries.ts';
export { AnchorTarget } from './primitives/anchor-target/AnchorTarget';
export type { AnchorTargetProps } from './primitives/anchor-target/AnchorTarget.types.ts';
export { Box } from './primitives/box/Box';
export type { BoxElement, BoxProps } from './primitives/box/Box.types.ts';
export { recoverFocusOnKeyboard } from './primitives/focus/recover-focus-on-keyboard.ts';
export { Icon } from './primitives/icon/Icon';
export type { IconProps, IconSize } from './primitives/icon/Icon.types.ts';
export type { IconName } from './primitives/icon/icon-paths.ts';
export { Input } from './primitives/input/Input';
export type { InputProps } from './primitives/input/Input.types.ts';
export type { Space } from './primitives/layout/gap.ts';
export { Row, type RowProps } from './primitives/layout/Row.tsx';
export { Stack, type StackProps } from './primitives/layout/Stack.tsx';
export { Link } from './primitives/link/Link';
export type { LinkPressEvent, LinkProps } from './primitives/link/Link.types.ts';
export { Overlay } from './primitives/overlay/Overlay';
export type { OverlayProps } from './primitives/overlay/Overlay.types.ts';
export { PageEnd } from './primitives/page-end/PageEnd';
export { PhoneNumberButton } from './primitives/phone-number/PhoneNumberButton';
export { Picture } from './primitives/picture/Picture';
export type { PictureProps, PictureSize } from './primitives/picture/Picture.types.ts';
export { Pressable } from './primitives/pressable/Pressable';
export type { PressableProps } from './primitives/pressable/Pressable.types.ts';
export { PressableGroup } from './primitives/pressable-group/PressableGroup';
export type { PressableGroupProps } from './primitives/pressable-group/PressableGroup.types.ts';
export { RangeSlider } from './primitives/range-slider/RangeSlider';
export type { RangeSliderProps, RangeValue } from './primitives/range-slider/RangeSlider.types.ts';
export { useReconnect } from './primitives/reconnect/useReconnect';
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
export { Text } from './primitives/text/Text';
export type {
  TextElement,
  TextProps,
  TextTone,
  TextVariant,
} from './primitives/text/Text.types.ts';
export {
  BrandName,
  Caption,
  FinePrint,
  Heading,
  Hint,
  Paragraph,
} from './primitives/text/text-roles.tsx';
export { Video } from './primitives/video/Video';
export type { VideoProps } from './primitives/video/Video.types.ts';
