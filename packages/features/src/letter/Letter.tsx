import { useSelector } from '@vitrine/state/react';
import { Box, Picture, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { text } from '../words.ts';
import styles from './Letter.module.css';
import { letterImages, letterOf } from './words.ts';

interface LetterProps {
  kick: string;
  /** When the shop has written no title of its own. */
  title: string;
  lines: readonly string[];
  /** Below the dashed line: a code, a seal. */
  children?: ReactNode;
}

/** An invitation on the shop's paper. */
export function Letter({ kick, title, lines, children }: LetterProps) {
  const letter = useSelector(letterOf);
  const images = letterImages(letter);
  return (
    <Box as="article" className={styles.letter}>
      {images.length > 0 && (
        <Picture
          className={styles.picture}
          images={images}
          sizes="(min-width: 768px) 560px, 100vw"
          alt=""
          eager
        />
      )}
      <Box className={styles.words}>
        <Text as="p" look="kick">
          {kick}
        </Text>
        <Text as="h2" look="h1" className={styles.title}>
          {text(letter.title) || title}
        </Text>
        {lines.map((line) => (
          <Text as="p" look="ui" tone="soft" key={line} className={styles.line}>
            {line}
          </Text>
        ))}
        {children && <Box className={styles.foot}>{children}</Box>}
      </Box>
    </Box>
  );
}
