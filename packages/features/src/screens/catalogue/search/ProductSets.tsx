import { isErrorBody } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Gender, ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  type RootState,
  selectHome,
  selectProductSet,
  setHome,
  setProductSet,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Link, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ProductRow } from '../../../shared/recommendations/index.ts';
import { messages } from './messages.ts';
import styles from './SearchStart.module.css';

/** Every gender has four sets, so their height is known before they have loaded. */
const MAX_SETS = 4;
const MAX_PRODUCTS = 8;
const PLACEHOLDERS = Array.from({ length: MAX_SETS }, (_, index) => String(index));

/** The product sets of a gender, loaded once per session; undefined while loading. */
function useSets(gender: Gender) {
  const api = useApi();
  const dispatch = useDispatch();
  const home = useSelector(selectHome);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = home === null;
  useEffect(() => {
    if (!isMissing) return;
    api.getHome().then(
      (reply) => void dispatch(setHome(reply)),
      () => setFailed(true),
    );
  }, [api, dispatch, isMissing]);
  return hasFailed ? [] : home?.[gender].sets.slice(0, MAX_SETS);
}

/** The first products of a set; undefined while loading. */
function useFirstProducts(id: string | undefined) {
  const api = useApi();
  const dispatch = useDispatch();
  const products = useSelector((state: RootState) =>
    id ? selectProductSet(state, id) : undefined,
  );
  const isMissing = products === undefined;
  useEffect(() => {
    if (!id || !isMissing) return;
    const save = (items: ProductSummary[]) => void dispatch(setProductSet({ id, products: items }));
    api.listSetProducts({ params: { id }, query: { size: MAX_PRODUCTS } }).then(
      (list) => save(isErrorBody(list) ? [] : list.items),
      () => save([]),
    );
  }, [api, dispatch, id, isMissing]);
  return products;
}

/** The product sets of the shop, and the first products of the first set. */
export function ProductSets({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const sets = useSets(gender);
  const [first] = sets ?? [];
  const products = useFirstProducts(first?.id);
  if (sets && !first) return null;
  return (
    <>
      <Box as="section" className={spacing.pt10} aria-busy={!sets}>
        <Text as="h2" strong>
          {t.sets}
        </Text>
        <Box as="ul" className={styles.links}>
          {sets
            ? sets.map(({ id, name, count }) => (
                <Box as="li" key={id}>
                  <Link className={styles.row} to={{ route: 'list', query: { set: id, gender } }}>
                    <Text className={spacing.fill} clamp={1}>
                      {name}
                    </Text>
                    <Text variant="caption" tone="quiet" tabular>
                      {count}
                    </Text>
                  </Link>
                </Box>
              ))
            : PLACEHOLDERS.map((key) => <Box as="li" key={key} className={styles.row} />)}
        </Box>
      </Box>
      <Box className={layout.edgeToEdge}>
        <ProductRow title={first?.name ?? t.sets} products={products} />
      </Box>
    </>
  );
}
