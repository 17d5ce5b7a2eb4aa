import { useMessages } from '@vitrine/platform';
import { hideTip, selectHideTip, selectWxBridgeReady } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, IconButton, Text } from '@vitrine/ui';
import styles from './ShareTip.module.css';
import { shareMessages } from './share-messages.ts';

/** Points at the messaging app's menu once it is ready to share. A closed tip stays closed. */
export function ShareTip() {
  const t = useMessages(shareMessages);
  const dispatch = useDispatch();
  const isReady = useSelector(selectWxBridgeReady);
  const isHidden = useSelector(selectHideTip);
  if (!isReady || isHidden) return null;
  return (
    <Box className={styles.tip} role="status">
      <Text variant="caption">{t.byMenu}</Text>
      <IconButton icon="close" size="s" label={t.close} onPress={() => dispatch(hideTip())} />
    </Box>
  );
}
