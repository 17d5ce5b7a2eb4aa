import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder, PersonalId } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectPidList, setPidList } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Caption, Paragraph, Row, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { DeclaredSenders } from '../../../shared/personal-id-form/DeclaredSenders.tsx';
import { useClearancePolling } from '../../../shared/personal-id-form/useClearancePolling.ts';
import { matchesMaskedName } from './rules.ts';
import { type OrderSectionProps, Section } from './Section.tsx';
import styles from './Sections.module.css';
import { sectionMessages } from './section-messages.ts';

interface PersonalIdCardProps {
  personalId: PersonalId;
  recipient: string | undefined;
  /** Why the clearance check failed. */
  failure: string | undefined;
}

function PersonalIdCard({ personalId, recipient, failure }: PersonalIdCardProps) {
  const t = useMessages(sectionMessages);
  const differs = recipient !== undefined && !matchesMaskedName(recipient, personalId);
  return (
    <Box className={styles.personalId}>
      <Row gap={2} isSpread wraps>
        <Text as="p" variant="ui" className={styles.name}>
          <Text strong>{personalId.maskedName}</Text>
          <Text tabular className={styles.masked}>
            {personalId.maskedIdNumber}
          </Text>
        </Text>
        <ClearanceBadge status={personalId.clearanceStatus} />
      </Row>
      <Caption className={spacing.pt2}>{t.personalIdNote}</Caption>
      {failure && (
        <Text as="p" variant="caption" tone="warn" className={spacing.pt2}>
          {failure}
        </Text>
      )}
      {differs && (
        <Text as="p" variant="caption" tone="warn" className={spacing.pt2}>
          {formatMessage(t.nameDiffers, { name: recipient })}
        </Text>
      )}
    </Box>
  );
}

/** The personal ID of the order, with its clearance status kept up to date. */
function useCheckoutPersonalId({ id, personalIdId }: CheckoutOrder) {
  const api = useApi();
  const dispatch = useDispatch();
  const saved = useSelector(selectPidList);
  const personalId = saved.find(({ id: savedId }) => savedId === personalIdId);
  const failure = useClearancePolling(personalId, {
    fetchStatus: (signal) => api.getCheckoutClearanceStatus({ params: { id } }, { signal }),
    onChange: (clearanceStatus) =>
      dispatch(
        setPidList(
          saved.map((each) => (each === personalId ? { ...personalId, clearanceStatus } : each)),
        ),
      ),
  });
  return { hasSaved: saved.length > 0, personalId, failure };
}

/** The personal ID that the order is cleared with. */
export function PersonalIdSection({ order, number, onOpen }: OrderSectionProps) {
  const t = useMessages(sectionMessages);
  const { hasSaved, personalId, failure } = useCheckoutPersonalId(order);
  const action = personalId && { text: t.change, label: t.changePersonalId, onPress: onOpen };
  return (
    <Section step="identity" number={number} title={t.personalId} action={action}>
      <DeclaredSenders parcels={order.shippingOptions} />
      {personalId ? (
        <PersonalIdCard
          personalId={personalId}
          recipient={order.shippingAddress?.name}
          failure={failure}
        />
      ) : (
        <Row gap={3} isSpread wraps>
          <Paragraph>{t.personalIdNeeded}</Paragraph>
          <Button variant="outline" small hasPopup="dialog" onPress={onOpen}>
            {hasSaved ? t.choosePersonalId : t.addPersonalId}
          </Button>
        </Row>
      )}
    </Section>
  );
}
