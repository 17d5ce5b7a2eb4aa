import { useQuery } from '@tanstack/react-query';
import { MAX_PAPERS } from '@vitrine/contract/admin';
import { chunk, formatMessage } from '@vitrine/kit';
import { Alert, Button, Flex, Modal, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { downloadFile } from '../api/download-file.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { nonce } from '../nonce.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { combineSlips } from './combine-slips.ts';
import { orderToolMessages } from './messages.ts';
import { runInParallel } from './run-in-parallel.ts';

export type PrintedDocument = 'packing-slip' | 'customs';
type Paper = 'a6' | 'a4';

interface PrintDialogProps {
  ids: readonly string[];
  document: PrintedDocument;
  onClose(): void;
}

/** Reads the papers of orders. One that cannot be read, such as of a cancelled order, does not stop the others. */
async function loadSlips(
  ids: readonly string[],
  body: { document: PrintedDocument; paper: Paper },
) {
  const slips = new Map<string, string>();
  await runInParallel(ids, async (id) => {
    const slip = await api.createPackingSlip({ params: { id }, body }).catch(() => null);
    if (slip) slips.set(id, slip.html);
  });
  return ids.flatMap((id) => {
    const html = slips.get(id);
    return html ? [{ id, html }] : [];
  });
}

/** Shows papers as they are printed. They run no scripts: the frame allows none. */
export function PrintDialog({ ids, document, onClose }: PrintDialogProps) {
  const texts = useMessages(orderToolMessages);
  const { language } = useLanguage();
  const [paper, setPaper] = useState<Paper>('a6');
  const frame = useRef<HTMLIFrameElement>(null);
  const query = useQuery({
    queryKey: ['slips', ids, document, paper, language],
    queryFn: () => loadSlips(ids, { document, paper }),
    // Each reading is recorded, so the same papers are not read again behind the operator's back.
    staleTime: Infinity,
    gcTime: 0,
  });
  const missing = ids.length - (query.data?.length ?? ids.length);
  const download = useAction({
    run: async () => {
      const read = (query.data ?? []).map(({ id }) => id);
      for (const some of chunk(read, MAX_PAPERS))
        await downloadFile('createOrderPapers', { body: { ids: some, document, paper } });
    },
    changes: [],
  });
  return (
    <Modal
      open
      width={720}
      title={document === 'customs' ? texts.customs : texts.slips}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            disabled={!query.data?.length}
            loading={download.isPending}
            onClick={() => download.run()}
          >
            {texts.pdf}
          </Button>
          <Button
            type="primary"
            disabled={!query.data?.length}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {texts.print}
          </Button>
        </>
      }
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Segmented<Paper>
          aria-label={texts.paper}
          style={{ alignSelf: 'flex-start' }}
          value={paper}
          onChange={setPaper}
          options={[
            { value: 'a6', label: 'A6' },
            { value: 'a4', label: 'A4' },
          ]}
        />
        {missing > 0 && (
          <Alert
            type="warning"
            showIcon
            title={formatMessage(texts.notPrinted, { count: missing })}
          />
        )}
        <QueryView query={query}>
          {(slips) => (
            <iframe
              ref={frame}
              title={texts.preview}
              sandbox="allow-same-origin allow-modals"
              srcDoc={combineSlips(
                slips.map(({ html }) => html),
                nonce,
              )}
              style={{ width: '100%', height: 480, border: 0, background: '#fff' }}
            />
          )}
        </QueryView>
      </Flex>
    </Modal>
  );
}
