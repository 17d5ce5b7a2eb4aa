import type { Destination, ShareContent } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import type { LinkPressEvent } from '../../primitives/link/Link.types.ts';
import { Pressable } from '../../primitives/pressable/Pressable';
import styles from './Button.module.css';

export interface ButtonProps {
  children?: ReactNode;
  /** `fill` is the primary action, `outline` the secondary, `flat` sits beside another button, `text` is tertiary. */
  variant?:
    | 'fill'
    | 'outline'
    | 'flat'
    | 'text'
    | 'pine'
    | 'inverse'
    | 'inverseOutline'
    | undefined;
  small?: boolean | undefined;
  fullWidth?: boolean | undefined;
  /** Shows a spinner and ignores presses. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  submit?: boolean | undefined;
  /** See `Pressable`. */
  shareContent?: ShareContent | undefined;
  label?: string | undefined;
  /** What kind of overlay a press opens. */
  hasPopup?: 'dialog' | undefined;
  className?: string | undefined;
  /** Renders a link instead of a button. */
  to?: Destination | undefined;
  onPress?: ((event?: LinkPressEvent) => void) | undefined;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'fill',
    loading = false,
    disabled = false,
    to,
    onPress,
    label,
  } = props;
  const className = cx(
    variant === 'text' ? styles.text : styles.button,
    styles[variant],
    props.small && styles.small,
    props.fullWidth && styles.fullWidth,
    disabled && styles.disabled,
    props.className,
  );
  const content =
    variant === 'text' ? <Box className={styles.underlined}>{children}</Box> : children;
  if (to && !disabled) {
    return (
      <Link to={to} onPress={onPress} label={label} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <Pressable
      className={className}
      label={label}
      submit={props.submit}
      shareContent={props.shareContent}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-haspopup={props.hasPopup}
      onPress={onPress && (() => loading || onPress())}
    >
      {loading && <Box className={styles.spinner} />}
      {content}
    </Pressable>
  );
}
