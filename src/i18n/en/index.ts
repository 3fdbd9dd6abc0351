import { auth } from './auth.ts';
import { closed } from './closed.ts';
import { complaint } from './complaint.ts';
import { complaintList } from './complaintList.ts';
import { declare } from './declare.ts';
import { due } from './due.ts';
import { failure } from './failure.ts';
import { filled } from './filled.ts';
import { images } from './images.ts';
import { keys } from './keys.ts';
import { notices } from './notices.ts';
import { person } from './person.ts';
import { ra } from './ra.ts';
import { recording } from './recording.ts';
import { resources } from './resources.ts';
import { routed } from './routed.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { update } from './update.ts';

/** The English words that every visit needs; the other languages have exactly these keys. */
export const catalogue = {
  auth,
  closed,
  complaint,
  complaintList,
  declare,
  due,
  failure,
  filled,
  images,
  keys,
  notices,
  person,
  ra,
  recording,
  resources,
  routed,
  rules,
  shell,
  update,
};
