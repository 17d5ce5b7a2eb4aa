import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  type BrandGroup,
  searchBrands,
  selectBrandFilter,
  selectBrandGroups,
  selectBrandKeyword,
  selectBrandsGender,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Input, Link, Text } from '@vitrine/ui';
import styles from './Brands.module.css';
import { LetterLine, LetterRail } from './Letters.tsx';
import { messages } from './messages.ts';
import { ALL, GENDERS, groupId } from './rules.ts';

function Genders() {
  const words = useMessages(messages);
  const current = useSelector(selectBrandsGender);
  return (
    <Box className={styles.genders}>
      {GENDERS.map((gender) => (
        <Link
          key={gender}
          replace
          className={cx(styles.gender, gender === current && styles.current)}
          to={{ route: 'category', query: { tab: 'brands', gender } }}
          aria-current={gender === current ? 'true' : undefined}
        >
          {words.tabs[gender]}
        </Link>
      ))}
    </Box>
  );
}

function Group({ group, gender }: { group: BrandGroup; gender: string }) {
  const words = useMessages(messages);
  return (
    <Box as="section" id={groupId(group.initial)}>
      <Text as="h2" className={styles.initial}>
        {group.initial}
      </Text>
      <Box as="ul" className={styles.list}>
        {group.brands.map(({ id, name, count }) => (
          <Box as="li" key={id} className={styles.row}>
            <Link className={styles.brand} to={{ route: 'list', query: { brand: id, gender } }}>
              {name}
            </Link>
            <Text look="micro" tone="quiet" tabular>
              {fill(words.pieces, { n: count })}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Every brand, A to Z. */
export function Brands() {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const groups = useSelector(selectBrandGroups);
  const gender = useSelector(selectBrandsGender);
  const keyword = useSelector(selectBrandKeyword);
  const letter = useSelector(selectBrandFilter);
  return (
    <Box className={styles.brands}>
      <Genders />
      <Input
        kind="search"
        className={styles.find}
        label={words.findBrand}
        hidesLabel
        placeholder={words.findBrand}
        value={keyword}
        onChange={(text) => dispatch(searchBrands(text))}
      />
      <LetterLine />
      {groups.length === 0 && (
        <EmptyState title={words.noBrand} hint={words.noBrandHint} icon="search">
          {letter !== ALL && (
            <Button kind="outline" to={{ route: 'category', query: { tab: 'brands', gender } }}>
              {words.amongAll}
            </Button>
          )}
        </EmptyState>
      )}
      <Box>
        {groups.map((group) => (
          <Group key={group.initial} group={group} gender={gender} />
        ))}
      </Box>
      {letter === ALL && <LetterRail initials={groups.map(({ initial }) => initial)} />}
    </Box>
  );
}
