import { useApi } from '@vitrine/client/react';
import type { Tiers } from '@vitrine/contract';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Button, type ButtonProps } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';

interface JoinButtonProps extends Pick<ButtonProps, 'children' | 'fullWidth' | 'className'> {
  /** What the shopper reads once they are a member. */
  getSuccess: (tiers: Tiers) => string;
}

/** Makes the shopper a member at the tier they have earned. */
export function JoinButton({ getSuccess, ...look }: JoinButtonProps) {
  const api = useApi();
  const dispatch = useDispatch();
  const { isPending, run } = useAction();

  const join = () =>
    run(async () => {
      const tiers = await api.joinTiers();
      dispatch(setTiers(tiers));
      return getSuccess(tiers);
    });

  return <Button {...look} variant="inverse" loading={isPending} onPress={() => void join()} />;
}
