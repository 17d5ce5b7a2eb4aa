import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { searchMessages } from './messages.ts';
import styles from './Search.module.css';
import type { FoundEntry, FoundGroup } from './useFound.ts';

interface FoundListProps {
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the chosen entry among the entries of all groups. */
  active: number;
  onPoint(index: number): void;
  /** A row is followed in this tab. */
  onFollow(): void;
}

interface FoundRowProps extends Omit<FoundListProps, 'groups'> {
  entry: FoundEntry;
  index: number;
}

/** The keyboard stays in the field, which chooses a row by the arrow keys. */
const FoundRow = ({ id, entry, index, active, onPoint, onFollow }: FoundRowProps) => (
  <Link
    href={entry.href}
    id={`${id}-${index}`}
    role="option"
    tabIndex={-1}
    aria-selected={index === active}
    className={styles.entry}
    ref={(row: HTMLAnchorElement | null) => {
      if (index === active) row?.scrollIntoView?.({ block: 'nearest' });
    }}
    onPointerMove={() => index !== active && onPoint(index)}
    onClick={() => onFollow()}
  >
    <span className={styles.title}>{entry.title}</span>
    <span className={styles.subtitle}>{entry.subtitle}</span>
  </Link>
);

/** What was found, by kind. */
export function FoundList({ groups, ...props }: FoundListProps) {
  const texts = useMessages(searchMessages);
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={props.id} role="listbox" aria-label={texts.open} className={styles.list}>
      {groups.map(({ key, title, entries }, place) => (
        <fieldset key={key} aria-label={title} className={styles.kind}>
          <div className={styles.group} aria-hidden="true">
            {title}
          </div>
          {entries.map((entry, i) => (
            <FoundRow
              key={`${entry.href}.${entry.title}`}
              {...props}
              entry={entry}
              index={(starts[place] ?? 0) + i}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
