import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import styles from './FilePicker.module.css';
import { type FilePickerProps, IMAGE_TYPES } from './FilePicker.types.ts';

/** Picks pictures from the device; phones offer the camera as well. */
export function FilePicker(props: FilePickerProps) {
  const { label, onPick, max = 1, accept = IMAGE_TYPES, error, disabled } = props;
  const id = useId();
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])].slice(0, max);
    // Cleared so that picking the same file again, after a rejected upload, fires a change event.
    target.value = '';
    for (const file of files) {
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      onPick({ file, preview, size: file.size });
    }
  }

  return (
    <div className={props.className}>
      <div className={cx(styles.picker)}>
        {props.children}
        <input
          type="file"
          className={styles.input}
          accept={accept}
          multiple={max > 1}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}note` : undefined}
          disabled={disabled}
          onChange={pick}
        />
      </div>
      {error && (
        <FieldNote id={`${id}note`} isError>
          {error}
        </FieldNote>
      )}
    </div>
  );
}
