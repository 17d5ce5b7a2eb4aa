import type { Destination, ShareContent } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import type { LinkTap } from '../../primitives/link/Link.types.ts';
import { Tap } from '../../primitives/tap/Tap';
import styles from './Button.module.css';

export interface ButtonProps {
  children?: ReactNode;
  /** One filled in a view; the outline is second; `flat` stands beside another; `text` is third. */
  kind?: 'fill' | 'outline' | 'flat' | 'text' | 'pine' | 'inverse' | 'inverseOutline' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  /** Works on it: keeps its width, shows a spinner, takes no second tap. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  submit?: boolean | undefined;
  /** What it hands on: see Tap. */
  shares?: ShareContent | undefined;
  label?: string | undefined;
  /** What a tap lays over the page. */
  opens?: 'dialog' | undefined;
  className?: string | undefined;
  /** Leads somewhere instead of acting. */
  to?: Destination | undefined;
  onTap?: ((tap?: LinkTap) => void) | undefined;
}

export function Button(props: ButtonProps) {
  const { children, kind = 'fill', loading = false, disabled = false, to, onTap, label } = props;
  const className = cx(
    kind === 'text' ? styles.text : styles.button,
    styles[kind],
    props.small && styles.small,
    props.wide && styles.wide,
    disabled && styles.off,
    props.className,
  );
  const words = kind === 'text' ? <Box className={styles.underlined}>{children}</Box> : children;
  if (to && !disabled) {
    return (
      <Link to={to} onTap={onTap} label={label} className={className}>
        {words}
      </Link>
    );
  }
  return (
    <Tap
      className={className}
      label={label}
      submit={props.submit}
      shares={props.shares}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-haspopup={props.opens}
      onTap={onTap && (() => loading || onTap())}
    >
      {loading && <Box className={styles.spinner} />}
      {words}
    </Tap>
  );
}
