import textStyles from '../text/Text.module.css';
import styles from './Field.module.css';

export interface FieldLabelProps {
  /** The id of the field. */
  htmlFor: string;
  /** Hides the label visually; screen readers still announce it. */
  hidden?: boolean | undefined;
  children: string;
}

/** The label of a form field. Web only: mini-programs name fields by `ariaLabel`. */
export const FieldLabel = ({ htmlFor, hidden, children }: FieldLabelProps) => (
  <label htmlFor={htmlFor} className={hidden ? textStyles.visuallyHidden : styles.label}>
    {children}
  </label>
);
