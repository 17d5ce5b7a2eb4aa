import { DeleteOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { variantMessages } from './variant-messages.ts';
import type { Variant } from './variant-rows.ts';

/** Deletes a size after a question. One that is in use stays, and the server says why. */
export function DeleteSizeButton({ variant: { id, size } }: { variant: Variant }) {
  const texts = useMessages(variantMessages);
  const { modal } = App.useApp();
  const remove = useAction({
    run: () => api.deleteVariant({ params: { id } }),
    changes: ['variants', 'products', 'scheduled-prices', 'product-history'],
    doneText: texts.removed,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { size }),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      aria-label={formatMessage(texts.removeSize, { size })}
      loading={remove.isPending}
      onClick={ask}
    />
  );
}
