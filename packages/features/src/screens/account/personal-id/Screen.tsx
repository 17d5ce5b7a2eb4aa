import { useApi } from '@vitrine/client/react';
import type { PersonalId, PersonalIdClearance } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  resetPidBindInfo,
  selectBoundCheckoutId,
  selectPidList,
  selectProcessingPid,
  setCheckoutPersonalId,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, Note, Stack, useToast } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { PersonalIdForm } from '../../../shared/personal-id-form/PersonalIdForm.tsx';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { messages, NEW } from './messages.ts';

/** Goes back after saving: to the list, or to the checkout, which then uses the personal ID. */
function useReturnAfterSave(): (personalId: PersonalId) => Promise<void> {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { navigation } = usePlatform();

  async function bindToCheckout(id: string, personalIdId: string): Promise<void> {
    try {
      await api.setCheckoutPersonalId({ params: { id }, body: { personalIdId } });
      store.dispatch(setCheckoutPersonalId(personalIdId));
    } catch {
      // The checkout shows the reason, or asks for another personal ID, when it loads again.
    }
    store.dispatch(resetPidBindInfo());
  }

  return async (personalId) => {
    const checkoutOrderId = selectBoundCheckoutId(store.getState());
    const { backStepOnPidSaved } = selectProcessingPid(store.getState());
    if (checkoutOrderId) await bindToCheckout(checkoutOrderId, personalId.id);
    toast(t.saved, { icon: 'done' });
    navigation.back(backStepOnPidSaved);
  };
}

/** The result of the clearance, with the reason if customs have rejected the personal ID. */
const ClearanceResult = ({ clearance }: { clearance: PersonalIdClearance }) => (
  <Stack gap={2} className={spacing.pb6}>
    <ClearanceBadge status={clearance.status} />
    {clearance.message && <Note tone="bad">{clearance.message}</Note>}
  </Stack>
);

type PersonalIdViewProps = ScreenProps & PrivateProps<PersonalIdClearance | undefined>;

/** The form of a new or a saved personal ID. */
export function PersonalIdView({ params: { id = NEW }, data }: PersonalIdViewProps) {
  const returnAfterSave = useReturnAfterSave();
  const personalId = useSelector(selectPidList).find((item) => item.id === id);
  return (
    <Box className={layout.formTop}>
      {data && <ClearanceResult clearance={data} />}
      <PersonalIdForm
        key={id}
        personalId={personalId}
        onSaved={(saved) => void returnAfterSave(saved)}
      />
    </Box>
  );
}
