import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { mediaMessages } from '../../media/messages.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { MediaEditor } from './MediaEditor.tsx';
import { MediaFacts } from './MediaFacts.tsx';

const WIDTH = 520;

interface MediaDetailsProps {
  id: string;
  onClose(): void;
}

/** One file beside the grid. */
export function MediaDetails({ id, onClose }: MediaDetailsProps) {
  const texts = useMessages(mediaMessages);
  const query = useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => api.getMediaFile({ params: { id } }, { signal }),
  });
  return (
    <Drawer open title={texts.details} size={WIDTH} onClose={onClose}>
      <QueryView query={query}>
        {({ file, uses }) => (
          <>
            <MediaEditor key={id} file={file} onDeleted={onClose} />
            <MediaFacts file={file} uses={uses} />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}
