import type { ReactNode } from 'react';
import { Box } from '../../primitives/box/Box';
import { Row } from '../../primitives/layout/Row.tsx';
import { Pressable } from '../../primitives/pressable/Pressable';
import { Text } from '../../primitives/text/Text';
import styles from './Accordion.module.css';
import { ExpandIcon } from './ExpandIcon.tsx';

export interface AccordionItem {
  key: string;
  title: string;
  /** A short summary of the content, at the right. */
  note?: string | undefined;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keys of the open items. */
  open: readonly string[];
  onToggle: (key: string) => void;
  /** Prefix of the element ids, unique on the page. */
  name: string;
  className?: string | undefined;
}

/** Rows that expand. Collapsed content stays in the DOM so that search engines can read it. */
export function Accordion({ items, open, onToggle, name, className }: AccordionProps) {
  return (
    <Box className={className}>
      {items.map(({ key, title, note, content }) => {
        const isOpen = open.includes(key);
        const id = `${name}-${key}`;
        return (
          <Box key={key} className={styles.row}>
            <Pressable
              className={styles.head}
              expanded={isOpen}
              aria-controls={id}
              onPress={() => onToggle(key)}
            >
              <Text variant="ui" strong>
                {title}
              </Text>
              <Row gap={2}>
                {note && (
                  <Text variant="micro" tone="quiet">
                    {note}
                  </Text>
                )}
                <ExpandIcon open={isOpen} />
              </Row>
            </Pressable>
            <Box id={id} hidden={!isOpen}>
              {content}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
