/** Separates the original text from its search keys. */
export const KEYS_FOLLOW = '‖';

/** Escapes a text for `like`. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${literal(text)}%`;
