import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './FilePick.module.css';
import { type FilePickProps, PICTURES } from './FilePick.types.ts';

/** Chooses a picture from the device; a phone offers its camera as well. */
export function FilePick(props: FilePickProps) {
  const { label, onPick, accept = PICTURES, error, disabled, className, children } = props;
  const id = useId();
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused.
    target.value = '';
    if (!file) return;
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    onPick({ file, preview, size: file.size });
  }

  return (
    <div className={className}>
      <div className={cx(styles.pick)}>
        {children}
        <input
          type="file"
          className={styles.input}
          accept={accept}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}note` : undefined}
          disabled={disabled}
          onChange={pick}
        />
      </div>
      {error && (
        <p id={`${id}note`} className={styles.note}>
          {error}
        </p>
      )}
    </div>
  );
}
