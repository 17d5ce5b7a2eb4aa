import type { Order } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectConfirmedClearance,
  selectConfirmedPersonalId,
  selectHasConfirmedPid,
  setConfirmedPidInfo,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Note, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { DeclaredSenders } from '../../../shared/personal-id-form/DeclaredSenders.tsx';
import { useOrderPersonalId } from '../../../shared/personal-id-form/useOrderPersonalId.ts';
import { messages } from './messages.ts';
import { needsPersonalId } from './rules.ts';

/** The personal ID of the order, or a link to add the missing one. */
export function PersonalIdNote({ order }: { order: Order }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const personalId = useSelector(selectConfirmedPersonalId);
  const clearanceStatus = useSelector(selectConfirmedClearance);
  const { checked, failure } = useOrderPersonalId(
    order.id,
    { personalId, clearanceStatus },
    (info) => dispatch(setConfirmedPidInfo(info)),
  );
  const isLoaded = useSelector(selectHasConfirmedPid);
  if (!isLoaded || !order.isPersonalIdRequired) return null;
  if (needsPersonalId(order, checked)) {
    return (
      <Note tone="bad" className={spacing.mt6}>
        <Text as="p" strong>
          {t.personalIdMissing}
        </Text>
        <DeclaredSenders parcels={order.merchantOrders} />
        <Text as="p">{failure ?? t.personalIdHint}</Text>
        <Button
          small
          variant="outline"
          className={spacing.mt3}
          to={{ route: 'orderPersonalId', params: { id: order.id } }}
        >
          {t.attach}
        </Button>
      </Note>
    );
  }
  return (
    <Note className={spacing.mt6}>
      <Box>
        <Text as="p">{formatMessage(t.attachedTo, { name: checked?.maskedName ?? '' })}</Text>
        {checked?.clearanceStatus === 'checking' && <Text as="p">{t.checking}</Text>}
      </Box>
    </Note>
  );
}
