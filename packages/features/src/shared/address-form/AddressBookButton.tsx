import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import { type AddressDraft, fillFromBook } from './draft.ts';
import { messages } from './messages.ts';

interface AddressBookButtonProps {
  draft: AddressDraft;
  onChosen: (draft: AddressDraft) => void;
}

/** Fills the fields from an address that the shopper keeps with the host. */
export function AddressBookButton({ draft, onChosen }: AddressBookButtonProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { addressBook } = usePlatform();
  const { run, isPending } = useAction({ failed: t.bookFailed });
  if (!addressBook) return null;

  const choose = () =>
    run(async () => {
      const chosen = await addressBook.choose();
      if (!chosen) return;
      const { province, city, district } = chosen;
      const text = [province, city, district].join(' ').trim();
      const divisions = text ? await api.parseAddress({ body: { text } }) : undefined;
      onChosen(fillFromBook(draft, chosen, divisions));
    });

  return (
    <Button variant="outline" fullWidth loading={isPending} onPress={() => void choose()}>
      {t.books[addressBook.vendor]}
    </Button>
  );
}
