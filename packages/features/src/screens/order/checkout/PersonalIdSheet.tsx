import { useApi } from '@vitrine/client/react';
import type { PersonalId } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  selectPid,
  selectPidList,
  selectProcessingPid,
  selectSelectedPid,
  setCheckoutPersonalId,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Button, RadioGroup } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { PersonalIdForm } from '../../../shared/personal-id-form/PersonalIdForm.tsx';
import { FormSwitch, StepSheet } from './StepSheet.tsx';
import { sectionMessages } from './section-messages.ts';
import { useCheckoutAction } from './useCheckoutAction.ts';
import { NEW_ENTRY, type StepSheetsProps } from './useSteps.ts';

/** Attaches a personal ID to the order. Unlike other changes, the call does not return the order. */
function useAttachPersonalId({ order, steps }: StepSheetsProps) {
  const api = useApi();
  const dispatch = useDispatch();
  const { run, isPending, error } = useCheckoutAction();

  async function attach(personalIdId: string): Promise<void> {
    const isAttached = await run(async () => {
      dispatch(selectPid(personalIdId));
      await api.setCheckoutPersonalId({ params: { id: order.id }, body: { personalIdId } });
      dispatch(setCheckoutPersonalId(personalIdId));
    });
    if (isAttached) steps.close();
    // A new personal ID stays saved when the order does not accept it: shows it among the others.
    else if (steps.form) steps.showForm(undefined);
  }

  return { attach, isPending, error };
}

/** Chooses a saved personal ID or adds one. */
export function PersonalIdSheet({ order, steps }: StepSheetsProps) {
  const t = useMessages(sectionMessages);
  const saved = useSelector(selectPidList);
  const selected = useSelector(selectSelectedPid);
  const { isImageRequired } = useSelector(selectProcessingPid);
  const { attach, isPending, error } = useAttachPersonalId({ order, steps });
  const edited = saved.find(({ id }) => id === steps.form);
  const isFormOpen = steps.form === NEW_ENTRY || edited !== undefined || saved.length === 0;
  const formTitle = edited ? t.addPhotos : t.addPersonalId;

  /** Opens the form for a personal ID without the photos that customs require. */
  function choose(id: string): void {
    const personalId = saved.find((each) => each.id === id);
    if (isImageRequired && !personalId?.hasImage) steps.showForm(id);
    else void attach(id);
  }

  const option = ({ id, maskedName, maskedIdNumber, clearanceStatus }: PersonalId) => ({
    value: id,
    title: maskedName,
    note: maskedIdNumber,
    aside: <ClearanceBadge status={clearanceStatus} />,
    disabled: isPending,
  });

  return (
    <StepSheet
      step="identity"
      steps={steps}
      title={isFormOpen ? formTitle : t.choosePersonalId}
      error={error}
    >
      {isFormOpen ? (
        <PersonalIdForm
          isPart
          saveLabel={t.savePersonalId}
          personalId={edited}
          recipient={order.shippingAddress?.name}
          isImageRequired={isImageRequired}
          onSaved={({ id }) => void attach(id)}
        />
      ) : (
        <RadioGroup
          label={t.savedPersonalIds}
          options={saved.map(option)}
          value={(isPending ? selected?.id : order.personalIdId) ?? undefined}
          onChange={choose}
        />
      )}
      {saved.length > 0 && (
        <FormSwitch
          steps={steps}
          isFormOpen={isFormOpen}
          saved={t.savedPersonalIds}
          add={t.addPersonalId}
        />
      )}
      {!isFormOpen && (
        <Button
          variant="text"
          className={spacing.mt2}
          to={{ route: 'personalIds', query: { checkout: order.id } }}
        >
          {t.managePersonalIds}
        </Button>
      )}
    </StepSheet>
  );
}
