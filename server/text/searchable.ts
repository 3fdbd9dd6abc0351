import { cleanText, withoutJoiners } from '../../contract/text.ts';

/** Text as both sides of a search have it: in small letters, because to compare any case takes the database ten times as long. */
export const searchable = (text: string) => withoutJoiners(cleanText(text)).toLowerCase();

/** Stands between what was written and its keys. */
export const KEYS_FOLLOW = '‖';

/** For `like`, where `%` and `_` mean themselves. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${literal(text)}%`;
