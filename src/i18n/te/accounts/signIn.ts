import { failure } from '../common/failure.ts';
import { rules } from '../common/rules.ts';
import { auth } from './auth.ts';

/** The texts of the sign-in page. */
export const signInTexts = { auth, failure, rules };
