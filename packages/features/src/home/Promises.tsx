import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import styles from './Promises.module.css';
import { type Promised, promisesOf } from './promises.ts';

function PromiseLine({ promise }: { promise: Promised }) {
  const { name } = usePlatform();
  const to = resolveLink(promise.link, name);
  const line = (
    <>
      <Icon name={promise.icon} />
      <Box>
        <Text as="p" strong>
          {promise.title}
        </Text>
        <Text as="p" look="cap" tone="soft">
          {promise.text}
        </Text>
      </Box>
    </>
  );
  return to ? (
    <Link to={to} className={styles.promise}>
      {line}
    </Link>
  ) : (
    <Box className={styles.promise}>{line}</Box>
  );
}

/** How the shop delivers, proves and takes back, in a band above its footer. */
export function Promises() {
  const promises = promisesOf(useSelector(selectShop));
  if (promises.length === 0) return null;
  return (
    <Box className={styles.promises}>
      {promises.map((promise) => (
        <PromiseLine key={promise.title} promise={promise} />
      ))}
    </Box>
  );
}
