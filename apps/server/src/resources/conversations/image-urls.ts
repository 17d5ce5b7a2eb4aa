import { createPhotoUrls } from '../uploaded-photos/photo-urls.ts';

export const imageUrls = createPhotoUrls('/api/v1/conversation-images', 'conversation-image-url');
