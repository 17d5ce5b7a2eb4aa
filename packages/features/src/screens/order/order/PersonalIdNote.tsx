import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  resetPidBindInfo,
  selectIsOrderPidMissing,
  selectOrderClearance,
  selectOrderPersonalId,
  setBackStepOnPidSaved,
  setOrderPidInfo,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Button, cx, Link, Note, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { DeclaredSenders } from '../../../shared/personal-id-form/DeclaredSenders.tsx';
import { useOrderPersonalId } from '../../../shared/personal-id-form/useOrderPersonalId.ts';
import { messages } from './messages.ts';
import styles from './Order.module.css';

/** The personal ID of the order, or a link to add the missing one. */
export function PersonalIdNote({ order }: { order: Order }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const personalId = useSelector(selectOrderPersonalId);
  const clearanceStatus = useSelector(selectOrderClearance);
  const { checked, failure } = useOrderPersonalId(
    order.id,
    { personalId, clearanceStatus },
    (info) => dispatch(setOrderPidInfo(info)),
  );
  const isMissing = useSelector(selectIsOrderPidMissing);
  const to = { route: 'orderPersonalId', params: { id: order.id } } as const;
  // The form may have been opened from a checkout before.
  const returnHere = () => {
    dispatch(resetPidBindInfo());
    dispatch(setBackStepOnPidSaved(1));
  };
  if (order.status === 'cancelled') return null;
  if (order.isIdentityNeeded || isMissing) {
    return (
      <Note tone="bad" className={spacing.mt8}>
        <Text as="p">{t.personalIdMissing}</Text>
        <DeclaredSenders parcels={order.merchantOrders} />
        {failure && <Text as="p">{failure}</Text>}
        <Button small variant="outline" to={to} className={cx(layout.screenOnly, spacing.mt3)}>
          {t.addPersonalId}
        </Button>
      </Note>
    );
  }
  if (!checked) return null;
  return (
    <Note className={spacing.mt8}>
      <Row gap={3} isSpread wraps="tight" className={styles.line}>
        <Text variant="ui" strong>{`${t.personalId}　${checked.maskedName}`}</Text>
        <ClearanceBadge status={checked.clearanceStatus} />
      </Row>
      <DeclaredSenders parcels={order.merchantOrders} />
      <Row gap={3} isSpread wraps="tight" className={styles.line}>
        <Text variant="caption" tabular>
          {checked.maskedIdNumber}
        </Text>
        {!order.isHistory && checked.clearanceStatus !== 'passed' && (
          <Link className={styles.change} to={to}>
            {t.changePersonalId}
          </Link>
        )}
      </Row>
      {failure && (
        <Row gap={3} isSpread wraps="tight" className={styles.line}>
          <Text as="p" variant="caption" tone="red">
            {failure}
          </Text>
          {!order.isHistory && (
            <Link
              className={styles.change}
              to={{ route: 'personalId', params: { id: checked.id } }}
              onPress={returnHere}
            >
              {t.correctPersonalId}
            </Link>
          )}
        </Row>
      )}
    </Note>
  );
}
