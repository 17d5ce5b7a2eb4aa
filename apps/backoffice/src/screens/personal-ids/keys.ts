/** The first part of the query keys of personal IDs. */
export const PERSONAL_IDS_KEY = 'personal-ids';
