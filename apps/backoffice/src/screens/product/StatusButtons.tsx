import { App, Button } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { productMessages } from './messages.ts';
import { OFFERED_STATUSES } from './status-changes.ts';
import { type ProductProps, reloadStale } from './useProduct.ts';

type Target = (typeof OFFERED_STATUSES)[keyof typeof OFFERED_STATUSES][number];

/** Publishes, hides or archives a product. */
export function StatusButtons({ product, store, reload }: ProductProps) {
  const texts = useMessages(productMessages);
  const { modal } = App.useApp();
  const { id, version, status: current } = product;
  const change = useAction({
    run: (status: Target) =>
      api.changeProductStatus({ params: { id }, body: { status } }, { version }),
    changes: ['products'],
    doneText: texts.statusChanged,
    onDone: store,
    onProblem: reloadStale(reload),
  });
  const choose = (status: Target) =>
    status === 'archived'
      ? modal.confirm({
          title: texts.archiveTitle,
          content: texts.archiveText,
          okText: texts.statusActions.archived,
          okButtonProps: { danger: true },
          onOk: () => change.run(status),
        })
      : change.run(status);
  return OFFERED_STATUSES[current].map((status) => (
    <Button
      key={status}
      type={status === 'published' ? 'primary' : 'default'}
      danger={status === 'archived'}
      loading={change.isPending}
      onClick={() => void choose(status)}
    >
      {current === 'archived' ? texts.restore : texts.statusActions[status]}
    </Button>
  ));
}
