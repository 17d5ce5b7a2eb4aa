import type { Gender } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { clearRecentSearches, selectRecentSearches, selectShop } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Tap, Text } from '@vitrine/ui';
import { hotWords } from '../words.ts';
import { Edits } from './Edits.tsx';
import { messages } from './messages.ts';
import { searchTarget } from './rules.ts';
import styles from './Starting.module.css';

/** What this device has searched for. */
function Recent() {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentSearches);
  if (recent.length === 0) return null;
  return (
    <Box as="section" className={styles.recent}>
      <Box className={styles.head}>
        <Text as="h2" strong>
          {words.recent}
        </Text>
        <Tap
          className={styles.clear}
          label={words.clearRecent}
          onTap={() => dispatch(clearRecentSearches())}
        >
          <Icon name="trash" size="m" />
        </Tap>
      </Box>
      {recent.map(({ keyword, gender }) => (
        <Link
          key={`${gender} ${keyword}`}
          className={styles.row}
          to={searchTarget(keyword, gender)}
        >
          <Icon name="clock" size="m" />
          <Text className={styles.word} clamp={1}>
            {keyword}
          </Text>
          <Text look="cap" tone="quiet">
            {words.genders[gender]}
          </Text>
        </Link>
      ))}
    </Box>
  );
}

/** Before anything is typed: what was searched for here, and what others look for. */
export function Starting({ gender }: { gender: Gender }) {
  const words = useMessages(messages);
  const hot = hotWords(useSelector(selectShop), gender);
  return (
    <Box className={styles.page}>
      <Recent />
      {hot.length > 0 && (
        <Box as="section">
          <Text as="h2" strong>
            {words.hot}
          </Text>
          <Box as="ol" className={styles.words}>
            {hot.map((word, index) => (
              <Box as="li" key={word}>
                <Link className={styles.row} to={searchTarget(word, gender)}>
                  <Text className={styles.place} aria-hidden="true">
                    {index + 1}
                  </Text>
                  <Text clamp={1}>{word}</Text>
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Edits gender={gender} />
    </Box>
  );
}
