import { UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Image, Typography, Upload } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { usePermission } from '../../session/useOperator.ts';
import { returnsMessages } from './messages.ts';

const MAX_PHOTOS = 8;
const PHOTOS_KEY = 'return-photos';

/** The photos of what came back. */
export function ReturnPhotos({ id }: { id: string }) {
  const texts = useMessages(returnsMessages);
  const canWrite = usePermission('orders:write');
  const query = useQuery({
    queryKey: [PHOTOS_KEY, id],
    queryFn: () => api.listReturnPhotos({ params: { id } }),
  });
  const add = useAction({
    run: (file: File) => api.addReturnPhoto({ params: { id }, file }),
    changes: [PHOTOS_KEY],
    doneText: texts.done,
  });
  return (
    <section aria-label={texts.photos}>
      <QueryView query={query}>
        {(photos) => (
          <Flex vertical gap={8}>
            <Typography.Text strong>{texts.photos}</Typography.Text>
            {photos.length === 0 && (
              <Typography.Text type="secondary">{texts.noPhotos}</Typography.Text>
            )}
            <Flex gap={8} wrap>
              {photos.map((photo) => (
                <Image
                  key={photo.id}
                  width={96}
                  src={photo.url}
                  alt={formatMessage(texts.photoBy, { author: photo.author })}
                />
              ))}
            </Flex>
            {canWrite && photos.length < MAX_PHOTOS && (
              <Upload
                accept="image/jpeg,image/png,image/webp"
                showUploadList={false}
                beforeUpload={(file) => {
                  add.run(file);
                  return false;
                }}
              >
                <Button icon={<UploadOutlined />} loading={add.isPending}>
                  {texts.addPhoto}
                </Button>
              </Upload>
            )}
          </Flex>
        )}
      </QueryView>
    </section>
  );
}
