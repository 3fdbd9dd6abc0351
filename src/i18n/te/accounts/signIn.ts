import { failure } from '../common/failure.ts';
import { rules } from '../common/rules.ts';
import { auth } from './auth.ts';

/** What the sign-in page says. */
export const signInTexts = { auth, failure, rules };
