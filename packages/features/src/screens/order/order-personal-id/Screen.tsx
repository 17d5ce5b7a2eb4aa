import { useApi } from '@vitrine/client/react';
import type { AttachedPersonalId } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectPidList, setOrderPidInfo } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { ActionBar, Button, EmptyState, Note, RadioGroup, Stack } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { useAction } from '../../../shared/action/useAction.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ClearanceBadge } from '../../../shared/personal-id-form/ClearanceBadge.tsx';
import { PersonalIdForm } from '../../../shared/personal-id-form/PersonalIdForm.tsx';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { messages } from './messages.ts';

/** Attaches a personal ID to an order and goes back to the previous page. */
function useAttachPersonalId(orderId: string) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { navigation } = usePlatform();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
  });

  const attach = (personalIdId: string) =>
    run(async () => {
      const params = { id: orderId };
      const { personalId } = await api.setOrderPersonalId({ params, body: { personalIdId } });
      const clearanceStatus = personalId?.clearanceStatus ?? null;
      dispatch(setOrderPidInfo({ personalId, clearanceStatus }));
      navigation.back();
      return t.attached;
    });

  return { attach, isPending, error, setError };
}

/** The option value for a personal ID that is not saved yet. */
const NEW_PERSONAL_ID = 'other';

type OrderPersonalIdViewProps = ScreenProps & PrivateProps<AttachedPersonalId>;

function PersonalIdChoice({ params, data: attached }: OrderPersonalIdViewProps) {
  const t = useMessages(messages);
  const saved = useSelector(selectPidList);
  const { attach, isPending, error, setError } = useAttachPersonalId(params.id ?? '');
  const [chosen, setChosen] = useState<string | undefined>(
    attached.personalId?.id ?? saved[0]?.id ?? NEW_PERSONAL_ID,
  );
  const options = [
    ...saved.map(({ id, maskedName, maskedIdNumber, clearanceStatus }) => ({
      value: id,
      title: maskedName,
      note: maskedIdNumber,
      aside: <ClearanceBadge status={clearanceStatus} />,
    })),
    { value: NEW_PERSONAL_ID, title: t.other, note: t.otherHint },
  ];
  return (
    <Stack gap={6} className={spacing.pt3}>
      {saved.length > 0 && (
        <RadioGroup
          label={t.choose}
          options={options}
          value={chosen}
          onChange={(value) => {
            setError(undefined);
            setChosen(value);
          }}
        />
      )}
      {error && <Note tone="bad">{error}</Note>}
      {chosen === NEW_PERSONAL_ID ? (
        <PersonalIdForm
          isImageRequired={attached.isImageRequired}
          saveLabel={t.saveAndAttach}
          // It stays saved when the order does not accept it, and can then be chosen again.
          onSaved={({ id }) => {
            setChosen(id);
            void attach(id);
          }}
        />
      ) : (
        <ActionBar>
          <Button fullWidth loading={isPending} onPress={() => chosen && void attach(chosen)}>
            {t.attach}
          </Button>
        </ActionBar>
      )}
    </Stack>
  );
}

/** Attaches a personal ID to an order that waits for clearance. */
export function OrderPersonalIdView(props: OrderPersonalIdViewProps) {
  const t = useMessages(messages);
  if (props.data.isRequired) return <PersonalIdChoice {...props} />;
  return (
    <EmptyState icon="parcel" title={t.notNeeded}>
      <Button to={{ route: 'order', params: props.params }}>{t.toOrder}</Button>
    </EmptyState>
  );
}
