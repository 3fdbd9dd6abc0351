import { auth } from './auth.ts';
import { failure } from './failure.ts';
import { rules } from './rules.ts';

/** What the sign-in page says. */
export const signInTexts = { auth, failure, rules };
