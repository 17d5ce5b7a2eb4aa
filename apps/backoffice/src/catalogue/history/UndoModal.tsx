import { useQuery } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { Alert, Flex, Modal, Table } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { describeValue } from './describe-value.ts';
import { historyMessages } from './history-messages.ts';
import { useValueWords } from './useValueWords.ts';

type Preview = AdminResponse<'previewUndo'>;

const WIDTH = 720;
const wrap = { overflowWrap: 'anywhere' } as const;

function UndoPreview({ preview: { change, writes, conflict } }: { preview: Preview }) {
  const texts = useMessages(historyMessages);
  const words = useValueWords();
  if (conflict)
    return <Alert type="warning" showIcon title={texts.cannot} description={conflict.message} />;
  if (change.action === 'added') return <p>{texts.priceText}</p>;
  return (
    <Flex vertical gap={12}>
      <span>{texts.undoText}</span>
      <Table
        size="small"
        rowKey="name"
        pagination={false}
        dataSource={[...writes]}
        columns={[
          { title: texts.field, dataIndex: 'label', width: 140 },
          {
            title: texts.current,
            onCell: () => ({ style: wrap }),
            render: (_, { name, current }) => describeValue(name, current, words),
          },
          {
            title: texts.next,
            onCell: () => ({ style: wrap }),
            render: (_, { name, next }) => <strong>{describeValue(name, next, words)}</strong>,
          },
        ]}
      />
    </Flex>
  );
}

interface UndoModalProps {
  id: string;
  onClose(): void;
  onDone(): void;
}

/** Shows what the undo of a change would write, and does it. */
export function UndoModal({ id, onClose, onDone }: UndoModalProps) {
  const texts = useMessages(historyMessages);
  const query = useQuery({
    queryKey: ['undo-preview', id],
    queryFn: () => api.previewUndo({ params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const undo = useAction({
    run: ({ version }: { version: number }, options) =>
      api.undoChange({ params: { id } }, { version, ...options }),
    changes: [
      ...['catalogue-history', 'variants', 'scheduled-prices', 'products'],
      ...['brands', 'categories', 'labels'],
    ],
    doneText: texts.undoDone,
    onDone,
    onProblem: (error) => {
      // What the undo would write has changed too, so it is shown again before another try.
      if (errorCode(error) === 'precondition-failed') void query.refetch();
      return false;
    },
  });
  const preview = query.data;
  return (
    <Modal
      open
      width={WIDTH}
      title={texts.undoTitle}
      okText={texts.undo}
      okButtonProps={{ disabled: !preview || preview.conflict !== null }}
      confirmLoading={undo.isPending}
      onOk={() => preview && undo.run({ version: preview.version })}
      onCancel={onClose}
    >
      <QueryView query={query}>{(data) => <UndoPreview preview={data} />}</QueryView>
    </Modal>
  );
}
