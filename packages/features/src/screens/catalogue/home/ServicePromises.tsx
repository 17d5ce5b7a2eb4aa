import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import styles from './ServicePromises.module.css';
import { readServicePromises, type ServicePromise } from './service-promises.ts';

function PromiseItem({ promise }: { promise: ServicePromise }) {
  const { name } = usePlatform();
  const to = resolveLink(promise.link, name);
  const content = (
    <>
      <Icon name={promise.icon} />
      <Box>
        <Text as="p" strong>
          {promise.title}
        </Text>
        <Text as="p" variant="caption" tone="soft">
          {promise.text}
        </Text>
      </Box>
    </>
  );
  return to ? (
    <Link to={to} className={styles.promise}>
      {content}
    </Link>
  ) : (
    <Box className={styles.promise}>{content}</Box>
  );
}

/** The service promises of the shop, above its footer. */
export function ServicePromises() {
  const promises = readServicePromises(useSelector(selectShopContent));
  if (promises.length === 0) return null;
  return (
    <Box className={styles.promises}>
      {promises.map((promise) => (
        <PromiseItem key={promise.title} promise={promise} />
      ))}
    </Box>
  );
}
