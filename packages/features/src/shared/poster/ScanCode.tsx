import { type Target, usePlatform } from '@vitrine/platform';
import { cx, Picture } from '@vitrine/ui';
import styles from './ScanCode.module.css';
import { buildScanCodeUrl } from './scan-code-url.ts';

interface ScanCodeProps {
  to: Target;
  /** What the code opens. */
  alt: string;
  className?: string | undefined;
}

/** A mini-program code on any background; a long press saves or forwards it. */
export function ScanCode({ to, alt, className }: ScanCodeProps) {
  const { name } = usePlatform();
  return (
    <Picture
      className={cx(styles.code, className)}
      src={buildScanCodeUrl(to, name)}
      alt={alt}
      ratio="1/1"
      contain
      savable
      eager
    />
  );
}
