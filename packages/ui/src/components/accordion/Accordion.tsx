import type { ReactNode } from 'react';
import { Box } from '../../primitives/box/Box';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Accordion.module.css';
import { FoldSign } from './FoldSign.tsx';

export interface AccordionItem {
  key: string;
  title: string;
  /** A word about what is inside, at the right. */
  note?: string | undefined;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keys of those that are open. */
  open: readonly string[];
  onToggle: (key: string) => void;
  /** Makes the ids of its parts unlike those of another accordion on the page. */
  name: string;
  className?: string | undefined;
}

/** Rows that open. What is closed stays in the page, so that a search engine reads it. */
export function Accordion({ items, open, onToggle, name, className }: AccordionProps) {
  return (
    <Box className={className}>
      {items.map(({ key, title, note, content }) => {
        const isOpen = open.includes(key);
        const id = `${name}-${key}`;
        return (
          <Box key={key} className={styles.row}>
            <Tap
              className={styles.head}
              expanded={isOpen}
              aria-controls={id}
              onTap={() => onToggle(key)}
            >
              <Text look="ui" strong>
                {title}
              </Text>
              <Box className={styles.end}>
                {note && (
                  <Text look="micro" tone="quiet">
                    {note}
                  </Text>
                )}
                <FoldSign open={isOpen} />
              </Box>
            </Tap>
            <Box id={id} hidden={!isOpen}>
              {content}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
