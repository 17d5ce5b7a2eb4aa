import { useMessages } from '@vitrine/platform';
import { hideTip, selectHideTip, selectWxBridgeReady } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Icon, Tap, Text } from '@vitrine/ui';
import styles from './ShareTip.module.css';
import { shareWords } from './share-words.ts';

/** Where the messaging app's own menu is, as soon as that knows what it would send. Closed, it stays so. */
export function ShareTip() {
  const words = useMessages(shareWords);
  const dispatch = useDispatch();
  const isReady = useSelector(selectWxBridgeReady);
  const isHidden = useSelector(selectHideTip);
  if (!isReady || isHidden) return null;
  return (
    <Box className={styles.tip} role="status">
      <Text look="cap">{words.byMenu}</Text>
      <Tap className={styles.close} label={words.close} onTap={() => dispatch(hideTip())}>
        <Icon name="close" size="s" />
      </Tap>
    </Box>
  );
}
