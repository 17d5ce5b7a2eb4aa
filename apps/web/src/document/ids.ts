/** The ids of the elements that the server writes for the browser entry. */
export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
export const OVERRIDES_ID = 'message-overrides';
