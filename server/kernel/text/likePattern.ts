/** Stands between what was written and its keys. */
export const KEYS_FOLLOW = '‖';

/** For `like`, where `%` and `_` mean themselves. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${literal(text)}%`;
