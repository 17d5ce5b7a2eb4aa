import { useMessages, usePlatform } from '@vitrine/platform';
import { selectAppLink } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Icon, Tap, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { useClose, useInteraction } from '../page/place.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { messages } from './messages.ts';
import { targetOf } from './rules.ts';
import type { SmartBannerFields } from './schema.ts';
import styles from './View.module.css';

/** The app's icon; where a page has none, the first sign of its name stands in. */
function Mark({ imgUrl, title }: Pick<SmartBannerFields, 'imgUrl' | 'title'>) {
  return (
    <Box className={styles.mark} aria-hidden="true">
      {imgUrl?.source ? <ModulePicture image={imgUrl} ratio="1/1" alt="" /> : [...title][0]}
    </Box>
  );
}

/** A bar that invites into the app, and can be sent away. */
export function View({ fields }: ModuleProps<SmartBannerFields>) {
  const words = useMessages(messages);
  const close = useClose();
  const interact = useInteraction();
  const { name } = usePlatform();
  const app = useSelector(selectAppLink);
  const to = targetOf(fields, { name, app });
  if (!to) return null;
  return (
    <Box
      as="aside"
      className={cx(styles.bar, fields.inPage && styles.inPage)}
      aria-label={words.app}
    >
      <Tap className={styles.close} label={words.close} onTap={close}>
        <Icon name="close" size="m" />
      </Tap>
      <Mark {...fields} />
      <Box className={styles.words}>
        <Text as="p" look="ui" clamp={1}>
          {fields.title}
        </Text>
        <Text as="p" look="micro" clamp={1} className={styles.desc}>
          {fields.desc}
        </Text>
      </Box>
      <Button
        kind="inverse"
        small
        to={to}
        className={styles.button}
        onTap={() => interact('button')}
      >
        {fields.buttonName || words.download}
      </Button>
    </Box>
  );
}
