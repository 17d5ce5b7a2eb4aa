import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  type BrandGroup,
  searchBrands,
  selectBrandFilter,
  selectBrandGroups,
  selectBrandKeyword,
  selectBrandsGender,
  selectShopProfile,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Input, Link, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Brands.module.css';
import { LetterFilter, LetterRail } from './LetterIndex.tsx';
import { messages } from './messages.ts';
import { ALL_LETTERS, getGroupId } from './rules.ts';

function GenderLinks() {
  const t = useMessages(messages);
  const current = useSelector(selectBrandsGender);
  const { genders } = useSelector(selectShopProfile);
  if (genders.length < 2) return null;
  return (
    <Row gap={2}>
      {genders.map((gender) => (
        <Link
          key={gender}
          replace
          className={cx(layout.choice, gender === current && styles.current)}
          to={{ route: 'category', query: { tab: 'brands', gender } }}
          aria-current={gender === current ? 'true' : undefined}
        >
          {t.tabs[gender]}
        </Link>
      ))}
    </Row>
  );
}

function BrandGroupSection({ group, gender }: { group: BrandGroup; gender: string }) {
  const t = useMessages(messages);
  return (
    <Box as="section" id={getGroupId(group.initial)}>
      <Text as="h2" className={styles.initial}>
        {group.initial}
      </Text>
      <Box as="ul" className={styles.list}>
        {group.brands.map(({ id, name, count }) => (
          <Row as="li" isSpread key={id} className={cx(layout.divided, styles.row)}>
            <Link className={styles.brand} to={{ route: 'list', query: { brand: id, gender } }}>
              {name}
            </Link>
            <Text variant="micro" tone="quiet" tabular>
              {formatMessage(t.productCount, { n: count })}
            </Text>
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** Every brand of a gender, from A to Z. */
export function Brands() {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const groups = useSelector(selectBrandGroups);
  const gender = useSelector(selectBrandsGender);
  const keyword = useSelector(selectBrandKeyword);
  const letter = useSelector(selectBrandFilter);
  return (
    <Box className={styles.brands}>
      <GenderLinks />
      <Input
        type="search"
        className={cx(spacing.mt3, styles.find)}
        label={t.findBrand}
        hidesLabel
        placeholder={t.findBrand}
        value={keyword}
        onChange={(text) => dispatch(searchBrands(text))}
      />
      <LetterFilter />
      {groups.length === 0 && (
        <EmptyState title={t.noBrand} hint={t.noBrandHint} icon="search">
          {letter !== ALL_LETTERS && (
            <Button variant="outline" to={{ route: 'category', query: { tab: 'brands', gender } }}>
              {t.amongAll}
            </Button>
          )}
        </EmptyState>
      )}
      <Box>
        {groups.map((group) => (
          <BrandGroupSection key={group.initial} group={group} gender={gender} />
        ))}
      </Box>
      {letter === ALL_LETTERS && <LetterRail initials={groups.map(({ initial }) => initial)} />}
    </Box>
  );
}
