import type { Gender, Suggestion } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectSuggestions } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Hint, Icon, Link, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { messages } from './messages.ts';
import { getSearchTarget, getSuggestionTarget, SUGGESTION_TYPES, splitAtKeyword } from './rules.ts';
import styles from './Suggestions.module.css';

interface RowProps {
  suggestion: Suggestion;
  keyword: string;
  gender: Gender;
}

function Row({ suggestion, keyword, gender }: RowProps) {
  const t = useMessages(messages);
  const { type, text, count, images } = suggestion;
  const [before, match, after] = splitAtKeyword(text, keyword);
  return (
    <Link className={styles.row} to={getSuggestionTarget(suggestion, gender)}>
      {images.length > 0 && <Thumbnail width={48} images={images} />}
      <Text
        className={styles.text}
        variant={type === 'brand' ? 'brand' : undefined}
        tone="soft"
        clamp={type === 'product' ? 2 : 1}
      >
        {before}
        {match && <Text className={styles.match}>{match}</Text>}
        {after}
      </Text>
      {type === 'product' || type === 'page' ? (
        <Icon name="forward" size="s" />
      ) : (
        <Text variant="caption" tone="quiet" tabular>
          {formatMessage(t.productCount, { n: count })}
        </Text>
      )}
    </Link>
  );
}

/** The number of suggestions for screen readers, or a visible note that there are none. */
function SuggestionStatus({ n }: { n: number }) {
  const t = useMessages(messages);
  if (n > 0) return <Text visuallyHidden>{formatMessage(t.suggested, { n })}</Text>;
  return <Hint className={spacing.pt5}>{t.noneSuggested}</Hint>;
}

interface SuggestionsProps {
  keyword: string;
  gender: Gender;
  /** The suggestions in the store belong to this keyword, not to an earlier one. */
  areCurrent: boolean;
}

/** A search for the keyword, and the suggestions for it by type. */
export function Suggestions({ keyword, gender, areCurrent }: SuggestionsProps) {
  const t = useMessages(messages);
  const suggestions = useSelector(selectSuggestions);
  return (
    <Box className={styles.page}>
      <Link className={styles.row} to={getSearchTarget(keyword.trim(), gender)}>
        <Icon name="search" size="m" />
        <Text className={styles.text} clamp={1}>
          {formatMessage(t.all, { keyword: keyword.trim() })}
        </Text>
      </Link>
      <Box role="status">{areCurrent && <SuggestionStatus n={suggestions.length} />}</Box>
      {SUGGESTION_TYPES.map((type) => {
        const ofType = suggestions.filter((suggestion) => suggestion.type === type);
        if (ofType.length === 0) return null;
        return (
          <Box as="section" key={type} className={spacing.pt6}>
            <Text as="h2" variant="caption" tone="quiet">
              {t.types[type]}
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
