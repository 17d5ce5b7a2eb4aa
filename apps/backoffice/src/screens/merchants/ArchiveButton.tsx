import type { MerchantData } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { merchantMessages } from './messages.ts';

/** Archives a merchant after a question, or lets an archived one sell again. The server says what is in the way. */
export function ArchiveButton({ merchant }: { merchant: MerchantData }) {
  const texts = useMessages(merchantMessages);
  const { modal } = App.useApp();
  const { id, name, version, archivedAt } = merchant;
  const isArchived = archivedAt !== null;
  const change = useAction({
    run: () =>
      isArchived
        ? api.restoreMerchant({ params: { id } }, { version })
        : api.archiveMerchant({ params: { id } }, { version }),
    changes: ['merchants'],
    doneText: isArchived ? texts.restored : texts.archived,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.archiveTitle, { name }),
      content: texts.archiveText,
      okText: texts.archive,
      onOk: () => change.run(),
    });
  return (
    <Button size="small" loading={change.isPending} onClick={isArchived ? () => change.run() : ask}>
      {isArchived ? texts.restore : texts.archive}
    </Button>
  );
}
