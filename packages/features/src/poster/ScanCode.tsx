import type { Target } from '@vitrine/platform';
import { cx, Picture } from '@vitrine/ui';
import { codeAddress } from './code-address.ts';
import styles from './ScanCode.module.css';

interface ScanCodeProps {
  to: Target;
  /** What it is a code of. */
  alt: string;
  className?: string | undefined;
}

/** A mini-program code on paper of any colour; a long press keeps it or sends it on. */
export const ScanCode = ({ to, alt, className }: ScanCodeProps) => (
  <Picture
    className={cx(styles.code, className)}
    src={codeAddress(to)}
    alt={alt}
    ratio="1/1"
    contain
    keepable
    eager
  />
);
