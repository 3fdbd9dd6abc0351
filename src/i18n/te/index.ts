import type { catalogue as english } from '../en/index.ts';
import { auth } from './auth.ts';
import { declare } from './declare.ts';
import { failure } from './failure.ts';
import { ra } from './ra.ts';
import { recording } from './recording.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';

export const catalogue: typeof english = {
  auth,
  declare,
  failure,
  ra,
  recording,
  rules,
  shell,
};
