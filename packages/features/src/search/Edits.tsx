import { isRefused } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Gender, ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { type RootState, selectHome, selectSet, setHome, setProductSet } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Link, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { ProductRow } from '../personal/index.ts';
import { messages } from './messages.ts';
import styles from './Starting.module.css';

/** As many as there are for everybody, so that their place is known before they are. */
const MOST_EDITS = 4;
const MOST_PRODUCTS = 8;
const PLACES = Array.from({ length: MOST_EDITS }, (_, place) => String(place));

/** What the shop has put together, asked for once a visit; undefined while it is to come. */
function useEdits(gender: Gender) {
  const api = useApi();
  const dispatch = useDispatch();
  const home = useSelector(selectHome);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = home === null;
  useEffect(() => {
    if (!isWanted) return;
    api.getHome().then(
      (found) => void dispatch(setHome(found)),
      () => setFailed(true),
    );
  }, [api, dispatch, isWanted]);
  return hasFailed ? [] : home?.[gender].sets.slice(0, MOST_EDITS);
}

/** The beginning of a set; undefined while it is to come. */
function useBeginning(id: string | undefined) {
  const api = useApi();
  const dispatch = useDispatch();
  const products = useSelector((state: RootState) => (id ? selectSet(state, id) : undefined));
  const isWanted = products === undefined;
  useEffect(() => {
    if (!id || !isWanted) return;
    const keep = (found: ProductSummary[]) => void dispatch(setProductSet({ id, products: found }));
    api.listSetProducts({ params: { id }, query: { size: MOST_PRODUCTS } }).then(
      (list) => keep(isRefused(list) ? [] : list.items),
      () => keep([]),
    );
  }, [api, dispatch, id, isWanted]);
  return products;
}

/** Sets of the shop, for whoever has no word in mind, and what the first of them begins with. */
export function Edits({ gender }: { gender: Gender }) {
  const words = useMessages(messages);
  const edits = useEdits(gender);
  const [first] = edits ?? [];
  const products = useBeginning(first?.id);
  if (edits && !first) return null;
  return (
    <>
      <Box as="section" className={styles.edits} aria-busy={!edits}>
        <Text as="h2" strong>
          {words.edits}
        </Text>
        <Box as="ul" className={styles.words}>
          {edits
            ? edits.map(({ id, name, count }) => (
                <Box as="li" key={id}>
                  <Link className={styles.row} to={{ route: 'list', query: { set: id, gender } }}>
                    <Text className={styles.word} clamp={1}>
                      {name}
                    </Text>
                    <Text look="cap" tone="quiet" tabular>
                      {count}
                    </Text>
                  </Link>
                </Box>
              ))
            : PLACES.map((place) => <Box as="li" key={place} className={styles.row} />)}
        </Box>
      </Box>
      <Box className={styles.beginning}>
        <ProductRow title={first?.name ?? words.edits} products={products} />
      </Box>
    </>
  );
}
