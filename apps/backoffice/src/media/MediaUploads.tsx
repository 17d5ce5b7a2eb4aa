import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Progress, Upload } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { mediaMessages } from './messages.ts';
import type { useMediaUploads } from './useMediaUploads.ts';

/** Pictures beside an export of Taobao are JPEG files whose names end in `.tbi`. */
const IMAGES = 'image/jpeg,image/png,image/webp,image/avif,.tbi';

interface MediaUploadsProps {
  uploads: ReturnType<typeof useMediaUploads>;
  kind?: 'image' | 'video' | undefined;
}

/** Where files are dropped, and how far each of them is. */
export function MediaUploads({
  uploads: { uploads, start, retry, remove },
  kind,
}: MediaUploadsProps) {
  const texts = useMessages(mediaMessages);
  const accept = { image: IMAGES, video: 'video/mp4' };
  return (
    <Flex vertical gap={8}>
      <Upload.Dragger
        multiple
        showUploadList={false}
        accept={kind ? accept[kind] : `${IMAGES},video/mp4`}
        beforeUpload={(file, files) => {
          if (file === files[0]) void start(files);
          return false;
        }}
      >
        <InboxOutlined style={{ fontSize: 28 }} />
        <div>{texts.drop}</div>
        <small>{texts.dropHint}</small>
      </Upload.Dragger>
      {uploads.map((upload) =>
        upload.problem ? (
          <Alert
            key={upload.id}
            type="error"
            showIcon
            title={upload.file.name}
            description={upload.problem}
            action={
              <Flex gap={8}>
                <Button size="small" onClick={() => void retry(upload)}>
                  {texts.tryAgain}
                </Button>
                <Button size="small" onClick={() => remove(upload.id)}>
                  {texts.remove}
                </Button>
              </Flex>
            }
          />
        ) : (
          <div key={upload.id} role="status">
            {texts.uploading} {upload.file.name}
            <Progress percent={upload.percent} size="small" aria-label={upload.file.name} />
          </div>
        ),
      )}
    </Flex>
  );
}
