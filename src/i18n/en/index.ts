import { auth } from './auth.ts';
import { declare } from './declare.ts';
import { failure } from './failure.ts';
import { ra } from './ra.ts';
import { recording } from './recording.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';

/** The English catalogue; the other languages have exactly its keys. */
export const catalogue = {
  auth,
  declare,
  failure,
  ra,
  recording,
  rules,
  shell,
};
