import type { Gender, Suggestion } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectSuggestions } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { highlight, searchTarget, suggestionTarget } from './rules.ts';
import styles from './Suggestions.module.css';

/** How they are read: words first, then things. */
const TYPES = ['keyword', 'brand', 'category', 'product'] as const;

interface RowProps {
  suggestion: Suggestion;
  keyword: string;
  gender: Gender;
}

function Row({ suggestion, keyword, gender }: RowProps) {
  const words = useMessages(messages);
  const { type, text, count } = suggestion;
  const [before, typed, after] = highlight(text, keyword);
  return (
    <Link className={styles.row} to={suggestionTarget(suggestion, gender)}>
      <Text
        className={styles.text}
        look={type === 'brand' ? 'brand' : undefined}
        tone="soft"
        clamp={type === 'product' ? 2 : 1}
      >
        {before}
        {typed && <Text className={styles.typed}>{typed}</Text>}
        {after}
      </Text>
      {type === 'product' ? (
        <Icon name="forward" size="s" />
      ) : (
        <Text look="cap" tone="quiet" tabular>
          {fill(words.pieces, { n: count })}
        </Text>
      )}
    </Link>
  );
}

/** How many there are, for who does not see them; that there are none, for everybody. */
function Told({ n }: { n: number }) {
  const words = useMessages(messages);
  if (n > 0) return <Text spoken>{fill(words.suggested, { n })}</Text>;
  return (
    <Text as="p" look="cap" tone="quiet" className={styles.none}>
      {words.noneSuggested}
    </Text>
  );
}

interface SuggestionsProps {
  keyword: string;
  gender: Gender;
  /** Not those of what stood in the field a moment ago. */
  areOfKeyword: boolean;
}

/** What may be meant by what is typed so far. */
export function Suggestions({ keyword, gender, areOfKeyword }: SuggestionsProps) {
  const words = useMessages(messages);
  const suggestions = useSelector(selectSuggestions);
  return (
    <Box className={styles.page}>
      <Link className={styles.row} to={searchTarget(keyword.trim(), gender)}>
        <Icon name="search" size="m" />
        <Text className={styles.text} clamp={1}>
          {fill(words.all, { keyword: keyword.trim() })}
        </Text>
      </Link>
      <Box role="status">{areOfKeyword && <Told n={suggestions.length} />}</Box>
      {TYPES.map((type) => {
        const ofType = suggestions.filter((suggestion) => suggestion.type === type);
        if (ofType.length === 0) return null;
        return (
          <Box as="section" key={type} className={styles.group}>
            <Text as="h2" look="cap" tone="quiet">
              {words.types[type]}
            </Text>
            {ofType.map((suggestion) => (
              <Row
                key={`${suggestion.id} ${suggestion.text}`}
                suggestion={suggestion}
                keyword={keyword}
                gender={gender}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
