/** The elements by which the browser entry finds what the server wrote. */
export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
