import { UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReturnPhoto } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Image, Typography, Upload } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { returnsMessages } from './messages.ts';

const MAX_PHOTOS = 8;
const PHOTOS_KEY = 'return-photos';
const SIZE = 96;
const COVER = { objectFit: 'cover' } as const;

interface PhotoListProps {
  title: string;
  photos: readonly ReturnPhoto[];
  describe(photo: ReturnPhoto, number: number): string;
}

/** Photos that a click shows large, with the others beside it. */
function PhotoList({ title, photos, describe }: PhotoListProps) {
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>{title}</Typography.Text>
      <Image.PreviewGroup>
        <Flex gap={8} wrap>
          {photos.map((photo, index) => (
            <Image
              key={photo.id}
              width={SIZE}
              height={SIZE}
              style={COVER}
              src={photo.url}
              alt={describe(photo, index + 1)}
            />
          ))}
        </Flex>
      </Image.PreviewGroup>
    </Flex>
  );
}

/** The photos of the request, and those of what came back. */
export function ReturnPhotos({ id }: { id: string }) {
  const texts = useMessages(returnsMessages);
  const canWrite = useMayCall('addReturnPhoto');
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
        {(all) => {
          const ofShopper = all.filter(({ from }) => from === 'shopper');
          const photos = all.filter(({ from }) => from === 'merchant');
          return (
            <Flex vertical gap={16}>
              {ofShopper.length > 0 && (
                <PhotoList
                  title={texts.shopperPhotos}
                  photos={ofShopper}
                  describe={(_, n) => formatMessage(texts.shopperPhoto, { n })}
                />
              )}
              <Flex vertical align="flex-start" gap={8}>
                <PhotoList
                  title={texts.photos}
                  photos={photos}
                  describe={({ author }) => formatMessage(texts.photoBy, { author })}
                />
                {photos.length === 0 && (
                  <Typography.Text type="secondary">{texts.noPhotos}</Typography.Text>
                )}
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
            </Flex>
          );
        }}
      </QueryView>
    </section>
  );
}
