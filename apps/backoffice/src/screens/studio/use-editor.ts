import { createUsePuck } from '@puckeditor/core';

/** The state of the editor around this part. */
export const useEditor = createUsePuck();

/** The one zone of a page. */
export const ZONE = 'root:default-zone';
