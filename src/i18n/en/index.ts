import { auth } from './accounts/auth.ts';
import { closed } from './closing/closed.ts';
import { failure } from './common/failure.ts';
import { declare, images, keys, resources, shell } from './common/first.ts';
import { ra } from './common/ra.ts';
import { rules } from './common/rules.ts';
import { common } from './common/words.ts';
import { complaint, complaintList, recording, update } from './complaints/first.ts';
import { due } from './deadlines/due.ts';
import { notices } from './desk/notices.ts';
import { person } from './persons/person.ts';
import { routed } from './teamwork/routed.ts';

/** The English words of the first screens; the other languages have exactly these keys. */
export const catalogue = {
  auth,
  closed,
  common,
  complaint,
  complaintList,
  declare,
  due,
  failure,
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
