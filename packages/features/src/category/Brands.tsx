import { fill } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type BrandGroup,
  searchBrands,
  selectBrandGroups,
  selectBrandKeyword,
  selectBrandsGender,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, EmptyState, Input, Link, Tap, TapGroup, Text } from '@vitrine/ui';
import styles from './Brands.module.css';
import { messages } from './messages.ts';
import { GENDERS, LETTERS } from './rules.ts';

/** A letter may be a sign, and an id may not. */
const groupId = (initial: string) => `brands-${initial === '#' ? 'other' : initial}`;

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

/** The letters at the edge: those without brands are grey, and a finger that slides skips them. */
function LetterRail({ initials }: { initials: readonly string[] }) {
  const { viewport } = usePlatform();
  const { index } = useMessages(messages);
  return (
    <TapGroup role="navigation" className={styles.rail} aria-label={index} arrows="go" slides>
      {LETTERS.map((letter) => (
        <Tap
          key={letter}
          className={styles.letter}
          disabled={!initials.includes(letter)}
          onTap={() => viewport.scrollTo(groupId(letter), { offset: 140, instant: true })}
        >
          {letter}
        </Tap>
      ))}
    </TapGroup>
  );
}

/** Every brand, A to Z. */
export function Brands() {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const groups = useSelector(selectBrandGroups);
  const gender = useSelector(selectBrandsGender);
  const keyword = useSelector(selectBrandKeyword);
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
      {groups.length === 0 && (
        <EmptyState title={words.noBrand} hint={words.noBrandHint} icon="search" />
      )}
      <Box>
        {groups.map((group) => (
          <Group key={group.initial} group={group} gender={gender} />
        ))}
      </Box>
      <LetterRail initials={groups.map(({ initial }) => initial)} />
    </Box>
  );
}
