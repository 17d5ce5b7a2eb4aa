import type { Gender } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { clearRecentSearches, selectRecentSearches, selectShopContent } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Icon, IconButton, Link, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { readHotSearches } from './hot-searches.ts';
import { messages } from './messages.ts';
import { ProductSets } from './ProductSets.tsx';
import { getSearchTarget } from './rules.ts';
import styles from './SearchStart.module.css';

/** The recent searches on this device. */
function RecentSearches() {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentSearches);
  if (recent.length === 0) return null;
  return (
    <Box as="section" className={spacing.pb10}>
      <Row isSpread className={layout.touchHeight}>
        <Text as="h2" strong>
          {t.recent}
        </Text>
        <IconButton
          icon="trash"
          size="m"
          className={layout.iconAtEdge}
          label={t.clearRecent}
          onPress={() => dispatch(clearRecentSearches())}
        />
      </Row>
      {recent.map(({ keyword, gender }) => (
        <Link
          key={`${gender} ${keyword}`}
          className={styles.row}
          to={getSearchTarget(keyword, gender)}
        >
          <Icon name="clock" size="m" />
          <Text className={spacing.fill} clamp={1}>
            {keyword}
          </Text>
          <Text variant="caption" tone="quiet">
            {t.genders[gender]}
          </Text>
        </Link>
      ))}
    </Box>
  );
}

/** Shown before the shopper types: recent searches, popular searches and product sets. */
export function SearchStart({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const hotSearches = readHotSearches(useSelector(selectShopContent), gender);
  return (
    <Box className={styles.page}>
      <RecentSearches />
      {hotSearches.length > 0 && (
        <Box as="section">
          <Text as="h2" strong>
            {t.hot}
          </Text>
          <Box as="ol" className={styles.links}>
            {hotSearches.map((keyword, index) => (
              <Box as="li" key={keyword}>
                <Link className={styles.row} to={getSearchTarget(keyword, gender)}>
                  <Text className={styles.rank} aria-hidden="true">
                    {index + 1}
                  </Text>
                  <Text clamp={1}>{keyword}</Text>
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <ProductSets gender={gender} />
    </Box>
  );
}
