import { cx } from '../../cx.ts';
import { Text } from '../text/Text';
import styles from './Field.module.css';

export interface FieldNoteProps {
  id?: string | undefined;
  /** The note is an error instead of a hint. */
  isError?: boolean | undefined;
  role?: 'alert' | undefined;
  children: string;
}

/** The hint or error below a form field. */
export const FieldNote = ({ isError, ...rest }: FieldNoteProps) => (
  <Text as="p" className={cx(styles.note, isError && styles.error)} {...rest} />
);
